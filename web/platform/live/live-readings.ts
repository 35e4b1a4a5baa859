import type { Live, Words } from './live.ts';

interface Declared<Args> {
  key: readonly string[];
  told(): Words<Args, unknown>;
}

/**
 * Answers of any shape, all below one key, that are read again when something is told: their
 * options spread `live`. What stands after the key is what a message can be compared with.
 */
export function liveReadings<Args = void>(declared: Declared<Args>) {
  const live: Live<Args, unknown> = declared;
  return { key: declared.key, declared: live, live: { meta: { live } } };
}
