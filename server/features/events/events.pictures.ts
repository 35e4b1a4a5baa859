import type { EventSetup } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { keepPicture, replacePicture } from '../files/index.ts';
import { requireEvent, requireEventLocked } from './events.access.ts';
import { tellSetupChanged } from './events.live.ts';
import { updatePicture } from './events.queries.ts';
import { readSetup } from './events.service.ts';

/** The logo, or the picture across the public page. */
export async function changePicture(
  work: Work,
  person: Person,
  eventId: number,
  which: 'logo' | 'banner',
  bytes: Uint8Array | null,
): Promise<EventSetup> {
  await requireEvent(work.db, person, eventId);
  const picture = bytes && (await keepPicture(work, bytes, which, String(person.id)));
  await replacePicture(work, picture, (next) =>
    work.transaction(async (tx) => {
      const event = await requireEventLocked(tx, person, eventId);
      await updatePicture(tx, person.organisationId, eventId, which, next);
      await record(tx, person, {
        action: 'events.changed',
        subjectId: eventId,
        subject: event.name,
        before: { [which]: event[which] },
        after: { [which]: next },
      });
      tellSetupChanged(tx, event, { isShown: event.state !== 'draft' });
      return { replaced: event[which] };
    }),
  );
  return readSetup(work, person, eventId);
}
