import type { Download, EventFigures } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Work } from '../../../platform/work.ts';
import { findSessionFigures } from '../../agenda/index.ts';
import { countCards } from '../../dropcards/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { findBoothFigures } from '../../exhibitors/index.ts';
import { countWatched } from '../../stages/index.ts';
import { findSponsorFigures } from '../../sponsors/index.ts';
import { type Line, sheetOf } from './reports.file.ts';

export async function readEventFigures(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<EventFigures> {
  return figuresOf({ db }, await requireEvent(db, person, eventId));
}

async function figuresOf(
  { db }: Pick<Work, 'db'>,
  { organisationId, id, languages }: EventRow,
): Promise<EventFigures> {
  const [sessions, booths, sponsors, watched, cards] = await Promise.all([
    findSessionFigures(db, organisationId, id),
    findBoothFigures(db, organisationId, id),
    findSponsorFigures(db, organisationId, id),
    countWatched(db, organisationId, id),
    countCards(db, organisationId, id),
  ]);
  const watchedBy = new Map(watched.map(({ sessionId, people }) => [sessionId, people]));
  const cardsAt = new Map(cards.map(({ exhibitorId, people }) => [exhibitorId, people]));
  return {
    sessions: sessions.map(({ title, startsAt, ...session }) => ({
      ...session,
      watched: watchedBy.get(session.sessionId) ?? 0,
      title: wordsIn(title, languages),
      startsAt: startsAt?.toISOString() ?? null,
    })),
    booths: booths
      .map((booth) => ({ ...booth, cards: cardsAt.get(booth.exhibitorId) ?? 0 }))
      .toSorted((one, two) => two.visited - one.visited),
    sponsors,
  };
}

type Report = keyof EventFigures;

/** Head and lines of each file. */
const files: Record<Report, { head: readonly string[]; lines: (all: EventFigures) => Line[] }> = {
  sessions: {
    head: ['Session', 'Starts', 'Capacity', 'Stars', 'Watched live by'],
    lines: ({ sessions }) =>
      sessions.map(({ title, startsAt, capacity, stars, watched }) => [
        title,
        startsAt,
        capacity,
        stars,
        watched,
      ]),
  },
  booths: {
    head: ['Booth', 'Tier', 'Seen', 'Visited', 'Downloaded', 'Asked', 'Cards'],
    lines: ({ booths }) =>
      booths.map(({ name, tier, seen, visited, downloaded, asked, cards }) => [
        name,
        tier,
        seen,
        visited,
        downloaded,
        asked,
        cards,
      ]),
  },
  sponsors: {
    head: ['Sponsor', 'Promised', 'Impressions', 'Clicks'],
    lines: ({ sponsors }) =>
      sponsors.map(({ name, promised, impressions, clicks }) => [
        name,
        promised,
        impressions,
        clicks,
      ]),
  },
};

export async function exportReport(
  work: Work,
  person: Person,
  eventId: number,
  report: Report,
): Promise<Download> {
  const event = await requireEvent(work.db, person, eventId);
  const { head, lines } = files[report];
  return sheetOf(work, person, event, { report, head, rows: lines(await figuresOf(work, event)) });
}
