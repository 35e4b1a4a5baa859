import type { Delivery, Download } from '@plenum/contract';
import { csvLine } from '../../platform/csv.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireEvent } from '../events/index.ts';
import { readEverything } from './sponsors.changing.ts';
import { findDelivery } from './sponsors.counts.queries.ts';
import type { Everything } from './sponsors.rows.ts';

const head = ['Sponsor', 'Package', 'Placement', 'Promised', 'Impressions', 'Clicks', 'Delivered'];

export async function readDelivery(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<Delivery[]> {
  await requireEvent(db, person, eventId);
  return findDelivery(db, person.organisationId, eventId);
}

export async function exportDelivery(
  { db, clock }: Work,
  person: Person,
  eventId: number,
): Promise<Download> {
  const event = await requireEvent(db, person, eventId);
  const [all, lines] = [
    await readEverything(db, event),
    await findDelivery(db, person.organisationId, eventId),
  ];
  const rows = lines.length;
  await record(db, person, {
    action: 'sponsors.exported',
    subjectId: eventId,
    subject: event.name,
    after: { rows },
  });
  const day = clock.now().toISOString().slice(0, 10);
  return { name: `sponsors-${event.slug}-${day}.csv`, content: linesOf(all, lines) };
}

async function* linesOf({ sponsors, packages }: Everything, lines: readonly Delivery[]) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine(head)}`;
  for (const line of lines) {
    const sponsor = sponsors.find(({ id }) => id === line.sponsorId);
    const bought = packages.find(({ id }) => id === sponsor?.packageId);
    yield csvLine([
      sponsor?.name ?? '',
      Object.values(bought?.name ?? {}).find(Boolean) ?? '',
      line.placement,
      String(line.promised),
      String(line.impressions),
      String(line.clicks),
      line.promised > 0 ? `${Math.floor((line.impressions / line.promised) * 100)}%` : '',
    ]);
  }
}
