import { updateCompany, updateCountry } from '../../features/accounts/index.ts';
import {
  findExhibitor,
  insertDownload,
  insertSeen,
  type PastVisit,
} from '../../features/exhibitors/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import type { AddedBooth } from './add-exhibitors.ts';
import { zone } from './days.ts';
import { randomFrom } from './random.ts';

const countries = ['PT', 'DE', 'FR', 'BR', 'NL', 'NO', 'JP', 'KE', 'PL', 'ES'];

/** Where people come from, as far as they say; who works at a booth works for its company. */
export async function addOrigins(
  { db }: Work,
  { organisationId }: Person,
  booths: readonly AddedBooth[],
  personIds: readonly number[],
): Promise<void> {
  const random = randomFrom(193);
  for (const personId of personIds) {
    const country = countries[Math.floor(random() * countries.length)] ?? '';
    if (random() < 0.8) await updateCountry(db, personId, country);
  }
  for (const { name, staffIds } of booths)
    for (const id of staffIds) await updateCompany(db, organisationId, id, name);
}

/** Who walked past saw more booths than they entered; who stayed took something to read. */
export async function addWalks(
  { db, clock }: Work,
  { organisationId }: Person,
  { eventId, booths }: { eventId: number; booths: readonly AddedBooth[] },
  visits: readonly PastVisit[],
): Promise<void> {
  const random = randomFrom(77);
  for (const personId of new Set(visits.map((visit) => visit.personId))) {
    const ids = booths.filter(() => random() < 0.35).map(({ id }) => id);
    const at = { now: clock.now(), timeZone: zone };
    await insertSeen(db, organisationId, eventId, personId, ids, at);
  }
  const documents = new Map<number, string[]>();
  for (const { id } of booths) {
    const booth = await findExhibitor(db, organisationId, id);
    documents.set(id, booth?.shown.documents.map((document) => document.id) ?? []);
  }
  for (const { exhibitorId, personId, at, seconds } of visits) {
    const left = seconds > 240 ? (documents.get(exhibitorId) ?? []) : [];
    for (const document of left.filter(() => random() < 0.6))
      await insertDownload(db, organisationId, { eventId, exhibitorId }, personId, document, at);
  }
}
