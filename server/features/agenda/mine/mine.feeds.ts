import { randomBytes } from 'node:crypto';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Download, Feed } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { chosenLanguage } from '../../accounts/index.ts';
import { requireMyEvent } from '../../events/index.ts';
import { partOf } from '../agenda.view.ts';
import { calendarFile } from './mine.calendars.ts';
import {
  deleteFeed,
  type FeedOwner,
  findFeed,
  findFeedOwner,
  findStarredRows,
  noteReading,
  upsertFeed,
} from './mine.feeds.queries.ts';
import { entriesOf } from './mine.ical.ts';
import { minutesBefore } from './mine.reminders.ts';

/** The address itself is kept nowhere: who reads our database learns none. */

export async function readFeed({ db }: Work, person: Person, eventId: number): Promise<Feed> {
  const { organisationId } = await requireMyEvent(db, person, eventId);
  const feed = await findFeed(db, organisationId, eventId, person.id);
  return {
    createdAt: feed?.createdAt.toISOString() ?? null,
    readAt: feed?.readAt?.toISOString() ?? null,
  };
}

export const makeFeed = ({ transaction, clock, config }: Work, person: Person, eventId: number) =>
  transaction(async (tx) => {
    const { organisationId } = await requireMyEvent(tx, person, eventId);
    const token = randomBytes(32).toString('base64url');
    await upsertFeed(tx, organisationId, eventId, person.id, hashOfToken(token), clock.now());
    return { url: `${addressOf(config)}/api/feeds/${token}/agenda.ics` };
  });

export const endFeed = ({ transaction }: Work, person: Person, eventId: number): Promise<void> =>
  transaction(async (tx) => {
    const { organisationId } = await requireMyEvent(tx, person, eventId);
    await deleteFeed(tx, organisationId, eventId, person.id);
  });

/** For whoever has the address: as much as its owner may see now, and nothing when they may not. */
export async function feedCalendar(work: Work, token: string): Promise<Download> {
  const { db, clock, answers } = work;
  const owner = await findFeedOwner(db, hashOfToken(token));
  if (!owner) throw problem('not_found');
  const { organisationId, eventId, personId } = owner;
  const person = asPerson(owner);
  const event = await requireMyEvent(db, person, eventId);
  const needs = await answers.opensTo(db, person, eventId);
  await noteReading(db, owner, clock.now());
  const isShown = event.state !== 'draft' && event.modules.includes('program');
  const rows = isShown ? await findStarredRows(db, organisationId, eventId, personId) : [];
  const entries = await entriesOf(work, event, rows, {
    language: await chosenLanguage(db, personId),
    hasJoinLink: (session) => needs(partOf(session)) === null,
    alarm: await minutesBefore(db, owner),
  });
  return calendarFile('agenda.ics', event.name, entries);
}

/** The gate asks who somebody is; there is no session behind an address. */
const asPerson = ({ organisationId, personId, role }: FeedOwner): Person => ({
  id: personId,
  organisationId,
  role,
  sessionId: 0,
  network: '',
});
