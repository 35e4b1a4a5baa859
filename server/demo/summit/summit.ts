import type { EventSetup } from '@plenum/contract';
import { agendaFacts } from '../../features/agenda/index.ts';
import {
  addRoom,
  addTrack,
  announce,
  changeEvent,
  changePicture,
  changeState,
  createEvent,
  insertPeople,
} from '../../features/events/index.ts';
import { addStage } from '../../features/stages/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { addAgenda } from './add-agenda.ts';
import { addChats } from './add-chats.ts';
import { addExhibitors } from './add-exhibitors.ts';
import { addImpressions } from './add-impressions.ts';
import { addModeration } from './add-moderation.ts';
import { addSpeakers } from './add-speakers.ts';
import { addSponsors } from './add-sponsors.ts';
import { addViews } from './add-views.ts';
import { addVisitors } from './add-visitors.ts';
import { announcements } from './announcements.ts';
import { type Days, daysAround, zone } from './days.ts';
import { banner, drawn, eventLogo } from './pictures.ts';
import { rooms, stages, tracks } from './places.ts';
import type { Attendees } from './shape.ts';
import { description, tagline } from './summit-words.ts';

/** Of all booths together. */
export const staffCount = 64;

/** The event everything is shown with: it is the second of its three days. */
export async function addSummit(
  work: Work,
  admin: Person,
  attendees: Attendees,
): Promise<Pick<EventSetup, 'id' | 'slug'>> {
  const days = daysAround(work.clock.now());
  const { id } = await begin(work, admin, days);
  const event = await addPlaces(work, admin, id);
  const { guestId, exhibitorId, otherIds } = attendees;
  const addBooths = async () => {
    await addSponsors(work, admin, id);
    await letIn(work, admin, id, attendees);
    const staffIds = [exhibitorId, ...otherIds.slice(0, staffCount - 1)];
    return addExhibitors(work, admin, id, staffIds);
  };
  // While the pictures of one are drawn, the database writes the other down.
  const [speakers, booths] = await Promise.all([addSpeakers(work, admin, id), addBooths()]);
  await changeState(work, agendaFacts, admin, id, 'published');
  await addAgenda(work, admin, { event, days, speakers, attendees });
  await changeState(work, agendaFacts, admin, id, 'live');
  const visitorIds = otherIds.slice(staffCount - 1);
  await addVisitors(work, admin, { eventId: id, guestId, visitorIds, booths });
  const views = await addViews(work, admin, event.slug, otherIds);
  await addImpressions(work, admin, id, views);
  const [first] = booths;
  if (first) await addChats(work, admin, { eventId: id, boothId: first.id });
  await addModeration(work, admin, id);
  for (const { words, day, at } of announcements) {
    const from = new Date(days.at(day, at));
    const now = work.clock.now();
    const shownFrom = (from < now ? from : now).toISOString();
    await announce(work, admin, id, { words, shownFrom });
  }
  return event;
}

async function begin(work: Work, admin: Person, { first, last }: Days): Promise<EventSetup> {
  const { id, version } = await createEvent(work, admin, {
    name: 'Horizon Summit',
    startsOn: first,
    endsOn: last,
    timeZone: zone,
    languages: ['en', 'de', 'fr', 'pt'],
  });
  const event = await changeEvent(work, admin, id, {
    version,
    tagline,
    description,
    accent: '#b4541a',
  });
  await changePicture(work, admin, id, 'logo', await drawn(eventLogo));
  await changePicture(work, admin, id, 'banner', await drawn(banner));
  return event;
}

async function addPlaces(work: Work, admin: Person, id: number): Promise<EventSetup> {
  let event: EventSetup | undefined;
  for (const room of Object.values(rooms)) await addRoom(work, admin, id, room);
  for (const track of Object.values(tracks)) event = await addTrack(work, admin, id, track);
  if (!event) throw new Error('The summit has no tracks.');
  for (const { room, name } of stages) {
    const roomId = event.rooms.find((one) => one.name === rooms[room].name)?.id ?? null;
    await addStage(work, admin, id, { name, roomId, source: 'studio', address: null });
  }
  return event;
}

/** Over the six weeks before, more and more of them; most had not been with the organisation before. */
async function letIn(work: Work, { organisationId }: Person, id: number, attendees: Attendees) {
  const all = [attendees.guestId, attendees.exhibitorId, ...attendees.otherIds];
  const now = work.clock.now().getTime();
  const people = all.map((personId, place) => ({
    personId,
    joinedAt: new Date(
      now - Math.round(42 * 86_400_000 * (1 - Math.sqrt((place + 1) / all.length))),
    ),
  }));
  await insertPeople(work.db, organisationId, id, people);
  await work.db.run(
    sql`update organisations_members m set joined_at = p.joined_at from events_people p
        where p.organisation_id = ${organisationId} and p.event_id = ${id}
          and m.organisation_id = p.organisation_id and m.person_id = p.person_id`,
  );
}
