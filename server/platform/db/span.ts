import { type Sql, sql } from './sql.ts';

/** From the first moment of a day to the last of another, where clocks show those days. */
export interface Span {
  from: string;
  until: string;
  timeZone: string;
}

export const isIn = (at: Sql, { from, until, timeZone }: Span): Sql =>
  sql`${at} >= ${from}::date::timestamp at time zone ${timeZone}
    and ${at} < (${until}::date + 1)::timestamp at time zone ${timeZone}`;

export const dayOf = (at: Sql, { timeZone }: Span): Sql =>
  sql`(${at} at time zone ${timeZone})::date::text`;
