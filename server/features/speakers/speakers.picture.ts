import type { Speaker } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { keepPicture, replacePicture } from '../files/index.ts';
import { requireEvent } from '../events/index.ts';
import { requireSpeaker } from './speakers.access.ts';
import { tellSpeakerChanged } from './speakers.live.ts';
import { updatePicture } from './speakers.queries.ts';
import { readSpeaker } from './speakers.service.ts';

export async function changePicture(
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  bytes: Uint8Array | null,
): Promise<Speaker> {
  const { organisationId } = person;
  await requireEvent(work.db, person, eventId);
  const kept = bytes && (await keepPicture(work, bytes, 'face', String(person.id)));
  let shown: Speaker | undefined;
  await replacePicture(work, kept, (picture) =>
    work.transaction(async (tx) => {
      const { event, speaker } = await requireSpeaker(tx, person, eventId, id);
      await updatePicture(tx, organisationId, id, { picture, editedAt: speaker.editedAt });
      await record(tx, person, {
        action: 'speakers.changed',
        subjectId: id,
        subject: speaker.name,
        before: { picture: speaker.picture },
        after: { picture },
      });
      shown = await readSpeaker(tx, organisationId, eventId, id);
      tellSpeakerChanged(tx, event, shown, { wasHidden: speaker.isHidden });
      return { replaced: speaker.picture };
    }),
  );
  if (!shown) throw new Error('The picture was not set.');
  return shown;
}
