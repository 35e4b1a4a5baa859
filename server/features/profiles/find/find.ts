import type { Found } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { findTitles } from '../../agenda/index.ts';
import { requireMyEvent, type EventRow } from '../../events/index.ts';
import { findShownBooths } from '../../exhibitors/index.ts';
import { findShownSpeakers } from '../../speakers/index.ts';
import { findPeople, forgiving } from './find.found.ts';
import { findCompanies, type Sought } from './find.found.queries.ts';
import { likest } from './find.likeness.ts';
import { findSeen } from '../profiles.people.queries.ts';
import { cardView } from '../profiles.view.ts';
import { type PeopleWork, requireViewer, type Viewer } from '../profiles.viewer.ts';
import { wordsOf } from '../../../platform/search/sought-words.ts';

const most = 8;
const none = { hits: [], total: 0 };

/** One box over everything of an event, as far as who asks may know of it. */
export async function find(
  work: PeopleWork,
  person: Person,
  eventId: number,
  q: string,
): Promise<Found> {
  const viewer = await requireViewer(work, person, eventId);
  const event = await requireMyEvent(work.db, person, eventId);
  const words = wordsOf(q);
  if (words.length === 0) {
    return { people: none, companies: none, sessions: none, speakers: none, booths: none };
  }
  const [people, companies, sessions, speakers, booths] = await Promise.all([
    peopleLike(work, viewer, { words, withOrganisers: true }),
    companiesLike(work, viewer, { words }),
    sessionsLike(work, event, words),
    speakersLike(work, event, words),
    boothsLike(work, event, words),
  ]);
  return { people, companies, sessions, speakers, booths };
}

async function peopleLike(work: PeopleWork, viewer: Viewer, sought: Sought) {
  const { ids, total } = await findPeople(work, viewer, sought, { offset: 0, limit: most });
  const rows = await findSeen(work.db, viewer, ids);
  const online = await work.onlineIn(viewer.organisationId);
  return { hits: rows.map((row) => cardView(row, online)), total };
}

async function companiesLike(work: PeopleWork, viewer: Viewer, sought: Sought) {
  const exact = await findCompanies(work.db, viewer, sought, most);
  const rows =
    exact.length > 0
      ? exact
      : await forgiving(work, viewer, sought, exact, (tx, kindly) =>
          findCompanies(tx, viewer, kindly, most),
        );
  const hits = rows.map(({ name, people }) => ({ name, people }));
  return { hits, total: rows[0]?.total ?? 0 };
}

async function sessionsLike({ db }: PeopleWork, event: EventRow, words: readonly string[]) {
  if (!event.modules.includes('program')) return none;
  const titles = await findTitles(db, event.organisationId, event.id);
  const { hits, total } = likest(words, titles, ({ title }) => Object.values(title).join(' '));
  return {
    hits: hits.map((one) => ({ ...one, startsAt: one.startsAt?.toISOString() ?? null })),
    total,
  };
}

async function speakersLike({ db }: PeopleWork, event: EventRow, words: readonly string[]) {
  if (!event.modules.includes('speakers')) return none;
  const speakers = await findShownSpeakers(db, event.organisationId, event.id);
  const { hits, total } = likest(words, speakers, (one) => `${one.name} ${one.company}`);
  return {
    hits: hits.map(({ id, name, company, picture }) => ({ id, name, company, picture })),
    total,
  };
}

async function boothsLike({ db }: PeopleWork, event: EventRow, words: readonly string[]) {
  if (!event.modules.includes('exhibitors')) return none;
  const booths = await findShownBooths(db, event.organisationId, event.id);
  const { hits, total } = likest(words, booths, (one) => `${one.name} ${one.searchText}`);
  return { hits: hits.map(({ id, name, logo }) => ({ id, name, logo })), total };
}
