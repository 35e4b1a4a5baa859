import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { isNumberTaken, takeNext } from './invoices.queries.ts';

const place = /\{number:(\d)\}/;

/**
 * Without gaps, also when others issue at the same time and when this transaction fails: the row of
 * the series is held to its end. Two kinds with one pattern are one series.
 */
export async function takeNumber(
  tx: Db,
  organisationId: number,
  pattern: string,
  day: string,
): Promise<string> {
  const beginsAnew = pattern.includes('{year}');
  const series = pattern.replace(place, '{number}');
  const year = beginsAnew ? Number(day.slice(0, 4)) : 0;
  const { last = 0 } = (await takeNext(tx, organisationId, series, year)) ?? {};
  const number = pattern
    .replace('{year}', day.slice(0, 4))
    .replace(place, (_, digits: string) => String(last).padStart(Number(digits), '0'));
  if (await isNumberTaken(tx, organisationId, number)) throw problem('invoices.number_taken');
  return number;
}
