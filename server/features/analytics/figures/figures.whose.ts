import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { settingsOf, todayOf } from '../../invoices/index.ts';
import { findTimeZones } from '../../organisations/index.ts';
import type { Whose } from './figures.facts.ts';

export async function whoseFigures(
  work: Pick<Work, 'db' | 'clock'>,
  { organisationId }: Pick<Person, 'organisationId'>,
): Promise<Whose & { today: string }> {
  const [{ currency }, zones, today] = await Promise.all([
    settingsOf(work.db, organisationId),
    findTimeZones(work.db, [organisationId]),
    todayOf(work, work.db, organisationId),
  ]);
  return { organisationId, currency, today, timeZone: zones[0]?.timeZone ?? 'UTC' };
}
