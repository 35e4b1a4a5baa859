import * as Type from 'typebox';
import type { CommandTable } from './command.ts';
import { Nullable } from './values.ts';

/** What any window may say, whatever it shows. */
export const windowCommands = {
  /**
   * By name, the messages that were told to the rooms it is in within so many milliseconds; null:
   * nobody remembers that long.
   */
  'window.missed': {
    input: Type.Object({ ms: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
    answer: Type.Object({ names: Nullable(Type.Array(Type.String())) }),
  },
} as const satisfies CommandTable;
