import { addRoom, addTrack, changeEvent, createEvent } from '../../features/events/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { zone } from './days.ts';
import { rooms, tracks } from './places.ts';
import { four } from './shape.ts';

/** An event that is only begun, for the next spring. */
export async function addAcademy(work: Work, admin: Person): Promise<void> {
  const now = work.clock.now();
  const year = now.getUTCFullYear() + (now.getUTCMonth() < 2 ? 0 : 1);
  const { id, version } = await createEvent(work, admin, {
    name: 'Horizon Academy',
    startsOn: `${year}-04-14`,
    endsOn: `${year}-04-16`,
    timeZone: zone,
    languages: ['en', 'pt'],
  });
  await changeEvent(work, admin, id, {
    version,
    tagline: four(
      'Three days of courses for people who organise',
      'Drei Kurstage für alle, die veranstalten',
      'Trois jours de cours pour celles et ceux qui organisent',
      'Três dias de cursos para quem organiza',
    ),
    joining: 'code',
    joinCode: 'SPRING',
  });
  await addRoom(work, admin, id, rooms.garden);
  await addRoom(work, admin, id, rooms.workshop);
  await addTrack(work, admin, id, tracks.work);
}
