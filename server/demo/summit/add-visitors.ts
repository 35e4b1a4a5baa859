import { randomUUID } from 'node:crypto';
import { cardNeeds } from '../../app.facts.ts';
import { dropIn } from '../../features/dropcards/index.ts';
import {
  answerAsk,
  insertAsk,
  insertVisits,
  type PastVisit,
} from '../../features/exhibitors/index.ts';
import { insertProfiles } from '../../features/profiles/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import type { AddedBooth } from './add-exhibitors.ts';
import { addOrigins, addWalks } from './add-walks.ts';
import { zone } from './days.ts';
import { filledProfiles } from './exhibitors/people.ts';
import { randomFrom } from './random.ts';

interface Parts {
  eventId: number;
  guestId: number;
  visitorIds: readonly number[];
  booths: readonly AddedBooth[];
}

const questions = [
  'Do you work with towns of fewer than ten thousand people?',
  'Is there a place where we could see this for a day?',
  'What does the first year cost?',
  'Can the documents be had in Portuguese?',
];
const hour = 3_600_000;

/** What people say of themselves, where they went, what they asked and whom they gave their card. */
export async function addVisitors(work: Work, admin: Person, parts: Parts): Promise<void> {
  const { eventId, guestId, visitorIds, booths } = parts;
  const { organisationId } = admin;
  const staff = booths.flatMap(({ staffIds }) => staffIds);
  const everyone = [guestId, ...staff, ...visitorIds].toSorted((a, b) => a - b);
  await addOrigins(work, admin, booths, everyone);
  await insertProfiles(work.db, organisationId, filledProfiles(everyone));
  const visits = visitsOf(parts, work.clock.now().getTime());
  await insertVisits(work.db, organisationId, { eventId, timeZone: zone }, visits);
  await addWalks(work, admin, parts, visits);
  await giveCards(work, admin, parts, visits);
  await ask(work, admin, parts);
}

/** Three in four walk the floor, to between one and six booths, yesterday or today. */
function visitsOf({ guestId, visitorIds, booths }: Parts, now: number): PastVisit[] {
  const random = randomFrom(24);
  return [guestId, ...visitorIds].flatMap((personId) => {
    if (random() > 0.75) return [];
    return Array.from({ length: 1 + Math.floor(random() * 6) }, () => ({
      // The first booths of a tier are larger: more people stop there.
      exhibitorId: booths[Math.floor(random() ** 1.6 * booths.length)]?.id ?? 0,
      personId,
      at: new Date(now - (random() < 0.5 ? 24 * hour : 0) - Math.floor(random() * 3 * hour)),
      seconds: 20 + Math.floor(random() ** 2 * 900),
    }));
  });
}

const asPerson = ({ organisationId }: Person, id: number): Person => ({
  id,
  organisationId,
  role: 'client',
  sessionId: 0,
  network: '',
});

/** Who stayed long, and the guest wherever they were. */
async function giveCards(
  work: Work,
  admin: Person,
  { eventId, guestId }: Parts,
  visits: readonly PastVisit[],
): Promise<void> {
  const willing = visits.filter(({ seconds, personId }) => seconds > 860 || personId === guestId);
  for (const { exhibitorId, personId, at } of willing.toSorted((a, b) => +a.at - +b.at)) {
    const then = { ...work, ...cardNeeds, clock: { ...work.clock, now: () => at } };
    const card = {
      key: randomUUID(),
      exhibitorId,
      fields: ['email' as const, 'company' as const, 'headline' as const],
      note: '',
    };
    await then.transaction((tx) => dropIn(tx, then, asPerson(admin, personId), eventId, card));
  }
}

/** Half of what was asked is answered. */
async function ask(work: Work, admin: Person, { eventId, visitorIds, booths }: Parts) {
  const random = randomFrom(42);
  for (const [place, { id, staffIds }] of booths.slice(0, 12).entries()) {
    const text = questions[place % questions.length] ?? '';
    const asked = await insertAsk(work.db, admin.organisationId, {
      eventId,
      exhibitorId: id,
      personId: visitorIds[place * 7] ?? 0,
      key: randomUUID(),
      text,
      at: new Date(work.clock.now().getTime() - (0.5 + random() * 2.5) * hour),
    });
    if (!asked || place % 2 === 0) continue;
    const answer = 'Yes, and we would like to show you: come by, or write to us.';
    await answerAsk(work, asPerson(admin, staffIds[0] ?? 0), id, asked.id, answer);
  }
}
