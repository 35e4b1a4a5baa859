import { session } from '../../platform/session/session.ts';
import { readStored, writeStored } from '../../platform/stored-value.ts';

/** What was typed, and over what. */
export interface KeptDraft<V> {
  origin: V;
  values: V;
}

/** One tab's own: two of them may hold different words for the same thing. */
const placeOf = (name: string) => `plenum.typed.${session.last()?.person.id ?? 0}.${name}`;

const isOf = <V extends object>(value: unknown, like: V): value is V =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).toSorted().join() === Object.keys(like).toSorted().join();

/** What was typed before a reload; nothing where the fields are others by now. */
export function readDraft<V extends object>(name: string, like: V): KeptDraft<V> | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(placeOf(name), 'sessionStorage') ?? 'null');
    if (typeof kept !== 'object' || !kept || !('origin' in kept) || !('values' in kept)) return;
    const { origin, values } = kept;
    return isOf(origin, like) && isOf(values, like) ? { origin, values } : undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (name: string, draft: KeptDraft<object> | null): void =>
  writeStored(placeOf(name), draft && JSON.stringify(draft), 'sessionStorage');
