import { updateCompanies, updateCountries } from '../../features/accounts/index.ts';
import {
  findExhibitor,
  insertDownloads,
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
  const origins = personIds.flatMap((personId) => {
    const country = countries[Math.floor(random() * countries.length)] ?? '';
    return random() < 0.8 ? [{ personId, country }] : [];
  });
  await updateCountries(db, origins);
  const employed = booths.flatMap(({ name, staffIds }) =>
    staffIds.map((personId) => ({ personId, company: name })),
  );
  await updateCompanies(db, organisationId, employed);
}

/** Who walked past saw more booths than they entered; who stayed took something to read. */
export async function addWalks(
  { db, clock }: Work,
  { organisationId }: Person,
  { eventId, booths }: { eventId: number; booths: readonly AddedBooth[] },
  visits: readonly PastVisit[],
): Promise<void> {
  const random = randomFrom(77);
  const walkers = [...new Set(visits.map((visit) => visit.personId))];
  const seen = walkers.flatMap((personId) =>
    booths.filter(() => random() < 0.35).map(({ id }) => ({ personId, exhibitorId: id })),
  );
  await insertSeen(db, organisationId, eventId, seen, { now: clock.now(), timeZone: zone });
  const documents = new Map<number, string[]>();
  for (const { id } of booths) {
    const booth = await findExhibitor(db, organisationId, id);
    documents.set(id, booth?.shown.documents.map((document) => document.id) ?? []);
  }
  const downloads = visits.flatMap(({ exhibitorId, personId, at, seconds }) => {
    const there = seconds > 240 ? (documents.get(exhibitorId) ?? []) : [];
    const taken = there.filter(() => random() < 0.6);
    return taken.map((documentId) => ({ exhibitorId, personId, documentId, at }));
  });
  await insertDownloads(db, organisationId, eventId, downloads);
}
