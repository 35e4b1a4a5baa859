import { nothing, type Sql, sql } from './sql.ts';

/** From the first moment of a day to the last of another, where clocks show those days. */
export interface Span {
  from: string;
  until: string;
  timeZone: string;
}

/** The first moment of a day, or of a later one. */
export const startOf = (day: string, timeZone: string, later = 0): Sql =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${timeZone})`;

/** A span that may be open at either end. */
export interface OpenSpan {
  from?: string | undefined;
  until?: string | undefined;
  timeZone: string;
}

/** Begins with `and`; nothing where both ends are open. */
export const andWithin = (at: Sql, { from, until, timeZone }: OpenSpan): Sql =>
  sql`${from ? sql`and ${at} >= ${startOf(from, timeZone)}` : nothing}
    ${until ? sql`and ${at} < ${startOf(until, timeZone, 1)}` : nothing}`;

export const isIn = (at: Sql, { from, until, timeZone }: Span): Sql =>
  sql`${at} >= ${startOf(from, timeZone)} and ${at} < ${startOf(until, timeZone, 1)}`;

export const dayOf = (at: Sql, { timeZone }: Span): Sql =>
  sql`(${at} at time zone ${timeZone})::date::text`;
