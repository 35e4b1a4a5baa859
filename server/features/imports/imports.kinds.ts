import type { ImportKind, RowDeed, RowFault } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';

/** A column that a kind knows: how files call it, and what may stand in it. */
export interface Column {
  key: string;
  isNeeded?: true;
  /** In small letters without accents or signs; the better word first. */
  heads: readonly string[];
  most: number;
  /** What is wrong with a cell that says something; null: nothing. */
  faultIn?: (cell: string) => RowFault['code'] | null;
}

/** A row by the keys of its columns; where the file has no such column there is none. */
export interface RowValues {
  values: Readonly<Record<string, string>>;
  own: Readonly<Record<string, string>>;
}

export interface Step<Plan = unknown> {
  deed: RowDeed;
  fields: string[];
  faults: RowFault[];
  plan: Plan;
}

export interface Where {
  organisationId: number;
  /** 0: the kind belongs to no event. */
  eventId: number;
}

/** How rows of a file become something of a feature, which declares it beside its own rules. */
export interface Kind<Plan = unknown, Made = unknown> {
  isOfEvent: boolean;
  keepsOwn: boolean;
  columns: readonly Column[];
  /** Two rows of one key are the same thing; null: it has none. */
  keyOf(values: RowValues['values']): string | null;
  /** What would become of each; nothing is written. */
  weigh(
    work: Work,
    person: Person,
    where: Where,
    rows: readonly RowValues[],
  ): Promise<Step<Plan>[]>;
  /** Does it; what an undo needs of each, or why it was refused. `work` is inside of `tx`. */
  write(
    work: Work,
    tx: Tx,
    person: Person,
    where: Where,
    steps: readonly Step<Plan>[],
  ): Promise<({ made: Made } | { refused: string })[]>;
  /** Whether it was taken back; what was changed since stays. */
  undo(work: Work, tx: Tx, person: Person, where: Where, made: readonly Made[]): Promise<boolean[]>;
}

declare module '../../platform/work.ts' {
  interface Answers {
    importKinds: Readonly<Record<ImportKind, Kind>>;
    /** What an event is, for whoever runs it; refuses others. */
    runsEvent(db: Db, person: Person, eventId: number): Promise<unknown>;
  }
}

export const kindOf = ({ answers }: Pick<Work, 'answers'>, kind: ImportKind): Kind =>
  answers.importKinds[kind];
