import type { NewSpeaker } from '@plenum/contract';
import { addSpeaker, changePicture } from '../../features/speakers/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { portrait } from '../faces/portrait.ts';
import { plainName } from './addresses.ts';
import { drawnAhead } from './pictures.ts';
import type { SummitSpeaker } from './shape.ts';
import { coChairs } from './speakers/co-chairs.ts';
import { keynotes } from './speakers/keynotes.ts';
import { speakersOfTracks } from './speakers/of-tracks.ts';

/** How far somebody is with all they were asked; nobody real is behind an address here. */
const preparedBy = (name: string, place: number): Partial<NewSpeaker> => ({
  links: [`https://example.org/people/${plainName(name)}`],
  email: place % 9 === 8 ? '' : `${plainName(name)}@example.org`,
  recording: place % 7 === 5 ? 'unknown' : place % 13 === 11 ? 'refused' : 'agreed',
  rehearsal: (['done', 'done', 'planned', 'done', 'invited'] as const)[place % 5] ?? 'none',
});

/** Everyone who speaks, by name. */
export async function addSpeakers(
  work: Work,
  admin: Person,
  eventId: number,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const add = async (kind: 'keynote' | 'co-chair' | 'speaker', list: readonly SummitSpeaker[]) => {
    for (const { name, picture, ...words } of drawnAhead(list, (one) => portrait(one.name))) {
      const prepared = preparedBy(name, ids.size);
      const { id } = await addSpeaker(work, admin, eventId, { kind, name, ...words, ...prepared });
      await changePicture(work, admin, eventId, id, await picture);
      ids.set(name, id);
    }
  };
  await add('keynote', keynotes);
  await add('co-chair', coChairs);
  await add('speaker', speakersOfTracks);
  return ids;
}
