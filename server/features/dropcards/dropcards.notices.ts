import type { BoothNews } from '@plenum/contract';
import type { Tx } from '../../platform/work.ts';
import { type BoothFound, findStaffIds } from '../exhibitors/index.ts';
import { notify } from '../notifications/index.ts';

/** A withdrawal takes the notice back by it: it tells whose card it was. */
export const keyOfGiven = (dropId: number) => `dropcards.given.${dropId}`;

const newsOf = ({ event, booth }: BoothFound, fullName: string): BoothNews => ({
  eventId: event.id,
  eventName: event.name,
  exhibitorId: booth.id,
  exhibitor: booth.name,
  fullName,
  text: '',
});

export async function tellStaffOfCard(tx: Tx, found: BoothFound, dropId: number, fullName: string) {
  const { organisationId, id } = found.booth;
  await notify(tx, organisationId, await findStaffIds(tx, organisationId, id), {
    kind: 'dropcards.given',
    data: newsOf(found, fullName),
    link: `/booths/${id}/leads`,
    key: keyOfGiven(dropId),
  });
}

export const tellScanned = (
  tx: Tx,
  found: BoothFound,
  { id, personId }: { id: number; personId: number },
  scannedBy: string,
) =>
  notify(tx, found.booth.organisationId, [personId], {
    kind: 'dropcards.scanned',
    data: newsOf(found, scannedBy),
    link: '/drop-your-card',
    key: `dropcards.scanned.${id}`,
  });
