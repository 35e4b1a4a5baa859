import type { EventNumbers } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Made } from '../../../platform/kept/kept.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { organisationById } from '../../organisations/index.ts';
import { requireEvent, requireShownEvent } from '../events.access.ts';
import { shownAnnouncements } from '../people/people.announcements.ts';
import { aboutEvent } from '../events.live.ts';
import { countInvited, findNumbers } from '../people/people.queries.ts';
import { type EventRow, eventCard, shownAccent } from '../events.view.ts';

declare module '../../../platform/work.ts' {
  interface Answers {
    /** Whether tickets of an event can be booked, now or later. */
    sells(db: Db, event: Pick<EventRow, 'organisationId' | 'id'>): Promise<boolean>;
  }
}

/** Read once for everyone, and again after a change. */
export const keptOf = <Body>(
  { kept, db }: Work,
  name: string,
  slug: string,
  make: (db: Db, event: EventRow) => Promise<Body>,
) =>
  kept.answer(`${name} ${slug}`, async (): Promise<Made<Body>> => {
    const event = await requireShownEvent(db, slug);
    return { about: aboutEvent(event), body: await make(db, event) };
  });

export const readPublicEvent = (work: Work, slug: string) =>
  keptOf(work, 'event', slug, async (db, event) => {
    const organisation = await organisationById(db, event.organisationId);
    return {
      sells: event.state !== 'ended' && (await work.answers.sells(db, event)),
      event: { ...eventCard(event), accent: shownAccent(event, organisation) },
      organisation: { name: organisation?.name ?? '', logo: organisation?.logo ?? null },
    };
  });

export const readPublicAnnouncements = ({ kept, db, clock }: Work, slug: string) =>
  kept.answer(`announcements ${slug}`, async () => {
    const event = await requireShownEvent(db, slug);
    const { shown, changesAt } = await shownAnnouncements(db, event, clock.now());
    return { about: aboutEvent(event), body: shown, changesAt };
  });

export async function readNumbers(
  { db, clock }: Work,
  person: Person,
  eventId: number,
): Promise<EventNumbers> {
  const { organisationId, timeZone } = await requireEvent(db, person, eventId);
  const [joinedByDay, invited] = await Promise.all([
    findNumbers(db, organisationId, eventId, timeZone),
    countInvited(db, organisationId, eventId),
  ]);
  const today = wallTime(clock.now(), timeZone).day;
  return {
    attendees: joinedByDay.reduce((sum, { people }) => sum + people, 0),
    joinedToday: joinedByDay.find(({ day }) => day === today)?.people ?? 0,
    invited,
    joinedByDay,
  };
}
