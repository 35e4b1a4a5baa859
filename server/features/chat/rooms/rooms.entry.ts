import type { NewLine } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { SeenRow } from '../chat.rows.ts';

/** Somebody who may read the conversation says something in it. */
export interface Entry {
  person: Person;
  seen: SeenRow;
  input: NewLine;
  /** Only its author and moderators see it until it is released. */
  isHeld: boolean;
}
