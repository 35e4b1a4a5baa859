import { wallTime } from '../../platform/clock/wall-time.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Work } from '../../platform/work.ts';
import { organisationById } from '../organisations/index.ts';

/** The day it is for the organisation. */
export async function todayOf(
  { clock }: Pick<Work, 'clock'>,
  db: Db,
  organisationId: number,
): Promise<string> {
  const { timeZone = 'UTC' } = (await organisationById(db, organisationId)) ?? {};
  return wallTime(clock.now(), timeZone).day;
}

const dayMs = 86_400_000;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
