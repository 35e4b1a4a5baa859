import type { Directory, EventSetup, Suggestion } from '../../contract/index.ts';
import { type Endings, setDatabase, withEndings } from '../database.ts';
import { inMs, inWholes } from '../figures.ts';
import { type OurSide, startOurs } from '../http/sides.ts';
import { lineTo, pageAgainstBare, type Stage } from '../page-against-bare.ts';
import { terms } from '../people/crowd.ts';
import type { Result } from '../results.ts';
import { msOf, p95, timesFor } from '../timed.ts';
import { fillWithAttendees } from './crowd.ts';
import { pageStatements } from './statements.ts';

const twoLettersMs = 150;
const suggestionsMs = 100;

interface Crowd extends Stage {
  eventId: number;
  size: number;
  read<T>(path: string): Promise<T>;
}

/** What one types to find somebody among so many attendees, and whom one is suggested to meet. */
export const measureDirectory = (size: number) => (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const crowd = await aCrowd(size, endings);
    const results: Result[] = [];
    const cases: [string, string, string[]?][] = [
      ['common word', terms.common],
      ['rare word', 'number 77777'],
      ['two words, one mistyped', 'maria bregr', ['bregr']],
      ['nothing found', terms.none, [terms.none]],
    ];
    for (const one of cases) results.push(...(await againstBare(crowd, ...one)));
    results.push(await worstOfTwoLetters(crowd), await suggestions(crowd));
    return results;
  });

async function aCrowd(size: number, endings: Endings): Promise<Crowd> {
  const { client, ...place } = await setDatabase(endings);
  const ours = await startOurs(place);
  endings.push(ours.stop);
  const eventId = await anEvent(ours);
  await fillWithAttendees(client, ours.organisationId, eventId, size);
  await describeMe(ours);
  const send = lineTo(endings);
  const read = async <T>(path: string) =>
    JSON.parse(await send(ours.origin + pathIn(eventId) + path, ours.headers)) as T;
  return { ours, place, eventId, size, send, read };
}

const writing = (ours: OurSide, method: string, body: unknown) => ({
  method,
  headers: { ...ours.headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function anEvent(ours: OurSide): Promise<number> {
  const days = { startsOn: '2027-03-27', endsOn: '2027-03-29', timeZone: 'Europe/Berlin' };
  const made = { name: 'Horizon Summit', ...days, languages: ['en'] };
  const answer = await fetch(`${ours.origin}/api/events`, writing(ours, 'POST', made));
  return ((await answer.json()) as EventSetup).id;
}

async function describeMe(ours: OurSide): Promise<void> {
  const topics = (first: number) => [0, 1, 2, 3].map((next) => `Topic ${first + next}`);
  const mine = { version: 1, interests: topics(1), offers: topics(11), needs: topics(21) };
  const answer = await fetch(`${ours.origin}/api/profile`, writing(ours, 'PATCH', mine));
  if (!answer.ok) throw new Error(`The profile was answered ${await answer.text()}`);
}

const pathIn = (eventId: number) => `/api/events/${eventId}/people`;
const searchOf = (q: string) => `?${new URLSearchParams({ q }).toString()}`;

async function againstBare(
  crowd: Crowd,
  name: string,
  q: string,
  mistyped: string[] = [],
): Promise<Result[]> {
  const { ours, size, read, eventId } = crowd;
  const { total, people } = await read<Directory>(searchOf(q));
  const { organisationId, personId: id } = ours;
  const found = { total, ids: people.map((person) => person.id) };
  const sought = { words: q.split(' ') };
  const statements = await pageStatements({ organisationId, eventId, id }, sought, found, mistyped);
  return pageAgainstBare(crowd, {
    what: `Attendees, ${inWholes(size)}: ${name}`,
    path: pathIn(eventId) + searchOf(q),
    statements,
    found: total,
    shown: `${people.length} people`,
    withinMs: twoLettersMs,
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Every two letters once, then the slowest of them again and again. */
async function worstOfTwoLetters({ read, size }: Crowd): Promise<Result> {
  let worst = { q: '', ms: 0 };
  for (const q of letters.flatMap((one) => letters.map((other) => one + other))) {
    const ms = await msOf(() => read(searchOf(q)));
    if (ms > worst.ms) worst = { q, ms };
  }
  const ask = () => read<Directory>(searchOf(worst.q));
  const { total } = await ask();
  return inTime(await p95(await timesFor(ask), ask), {
    what: `Attendees, ${inWholes(size)}: the slowest two letters, p95`,
    limit: twoLettersMs,
    notes: `“${worst.q}”, ${inWholes(total)} found; the slowest of ${letters.length ** 2} asked once each`,
  });
}

async function suggestions({ read, size }: Crowd): Promise<Result> {
  const ask = () => read<Suggestion[]>('/suggestions');
  const found = await ask();
  return inTime(await p95(await timesFor(ask), ask), {
    what: `Attendees, ${inWholes(size)}: suggestions for one person, p95`,
    limit: suggestionsMs,
    notes: `${found.length} suggested for four interests, offers and needs each`,
  });
}

const inTime = (ms: number, aim: { what: string; limit: number; notes: string }): Result => ({
  what: aim.what,
  figure: inMs(ms),
  goal: `≤ ${inMs(aim.limit)}`,
  isReached: ms <= aim.limit,
  notes: aim.notes,
});
