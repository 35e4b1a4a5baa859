import type { Texts } from '@plenum/contract';
import type { Work } from '../../../platform/work.ts';
import { notify } from '../../notifications/index.ts';
import {
  type DueAnnouncement,
  findToTell,
  findUntold,
  lockUntold,
  markTold,
} from './people.announced.queries.ts';
import { tellAnnounced } from '../events.live.ts';

const peopleAtOnce = 500;
const announcementsAtOnce = 20;

export const keyOf = (announcementId: number): string => `events.announced:${announcementId}`;

/** Tells everyone in the event once that something is announced, on however many nodes it is run. */
export async function tellAnnouncements(work: Work): Promise<void> {
  const now = work.clock.now();
  for (const due of await findUntold(work.db, now, announcementsAtOnce)) {
    // Each batch is told by itself: a round that breaks off is gone on with by the next one.
    let last: number | null = 0;
    while (last !== null) last = await tellNext(work, due, last, now);
  }
}

/** The last one told; null when nobody is left, or nothing to be told. */
const tellNext = (work: Work, due: DueAnnouncement, afterId: number, now: Date) =>
  work.transaction(async (tx) => {
    if (!(await lockUntold(tx, due, now))) return null;
    const people = await findToTell(tx, due, afterId, now, peopleAtOnce);
    const { organisationId, eventId, eventName, languages, words } = due;
    await notify(tx, organisationId, people, {
      kind: 'events.announced',
      data: { eventId, eventName, languages, words: shortened(words) },
      link: '/venue',
      key: keyOf(due.id),
    });
    if (people.length === peopleAtOnce) return people.at(-1) ?? null;
    await markTold(tx, due, now);
    tellAnnounced(tx, { organisationId, id: eventId }, { isShown: true });
    return null;
  });

const most = 500;
/** All of it is read in the venue. */
const shortened = (words: Texts): Texts =>
  Object.fromEntries(
    Object.entries(words).map(([language, text]) => [
      language,
      text.length > most ? `${text.slice(0, most - 1)}…` : text,
    ]),
  );
