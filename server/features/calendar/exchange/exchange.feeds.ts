import { randomBytes } from 'node:crypto';
import type { CalendarFeed, Download } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import {
  deleteFeed,
  findFeed,
  findFeedOwner,
  noteReading,
  upsertFeed,
} from './exchange.feeds.queries.ts';
import { calendarFile } from './exchange.file.ts';
import { withAll } from '../calendar.grouped.ts';
import { icalOf } from './exchange.ical.ts';
import { dayMs } from '../calendar.moments.ts';
import { findEntriesBetween } from '../repeats/repeats.range.queries.ts';

/** The address itself is kept nowhere: who reads our database learns none. */

const [pastDays, comingDays, most] = [400, 3_660, 5_000];

export async function readFeed({ db }: Work, person: Person): Promise<CalendarFeed> {
  const feed = await findFeed(db, person.organisationId, person.id);
  return {
    createdAt: feed?.createdAt.toISOString() ?? null,
    readAt: feed?.readAt?.toISOString() ?? null,
  };
}

export const makeFeed = ({ transaction, clock, config }: Work, person: Person) =>
  transaction(async (tx) => {
    const token = randomBytes(32).toString('base64url');
    await upsertFeed(tx, person.organisationId, person.id, hashOfToken(token), clock.now());
    return { url: `${addressOf(config)}/api/calendar/feeds/${token}/calendar.ics` };
  });

export const endFeed = ({ transaction }: Work, person: Person): Promise<void> =>
  transaction(async (tx) => {
    await deleteFeed(tx, person.organisationId, person.id);
  });

/** For whoever has the address: what its owner has and is invited to, but for what they said no to. */
export async function feedCalendar({ db, clock }: Work, token: string): Promise<Download> {
  const owner = await findFeedOwner(db, hashOfToken(token));
  if (!owner) throw problem('not_found');
  const { organisationId, ownerId, organisation } = owner;
  const now = clock.now();
  await noteReading(db, owner, now);
  const range = {
    from: new Date(now.getTime() - pastDays * dayMs),
    to: new Date(now.getTime() + comingDays * dayMs),
  };
  const rows = await findEntriesBetween(db, organisationId, ownerId, range, most);
  const all = await withAll(db, organisationId, rows);
  const coming = all.filter(
    ({ guests }) => !guests.some(({ personId, answer }) => personId === ownerId && answer === 'no'),
  );
  const entries = coming.flatMap((one) => icalOf(one));
  return calendarFile('calendar.ics', { name: organisation, entries });
}
