import type { Tx } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import type { EventRow } from '../events/index.ts';
import { tellSponsorsChanged } from './sponsors.live.ts';
import { findPackage } from './sponsors.packages.queries.ts';
import { ensureRotation, findSponsor, insertSponsor, updateSponsor } from './sponsors.queries.ts';
import { isFull } from './sponsors.service.ts';

/** Of a firm that booked it: shown nowhere until an organiser says so. Null: its package is gone, or there are too many. */
export async function openSponsor(
  tx: Tx,
  event: EventRow,
  { packageId, name }: { packageId: number; name: string },
): Promise<number | null> {
  const { organisationId, id: eventId } = event;
  if (!(await findPackage(tx, organisationId, eventId, packageId))) return null;
  if (await isFull(tx, event)) return null;
  await ensureRotation(tx, organisationId, eventId);
  const fields = { packageId, name, url: null, words: {}, isActive: false };
  const made = await insertSponsor(tx, organisationId, eventId, fields);
  if (!made) throw new Error('The sponsor was not inserted.');
  const doer = { organisationId, id: null, network: '' };
  await record(tx, doer, { action: 'sponsors.added', subjectId: made.id, subject: name });
  tellSponsorsChanged(tx, event);
  return made.id;
}

/** Shown or hidden with the booking it came from; answers what it was before. */
export async function showSponsor(
  tx: Tx,
  event: EventRow,
  id: number,
  isActive: boolean,
): Promise<boolean> {
  const { organisationId, id: eventId } = event;
  const before = await findSponsor(tx, organisationId, eventId, id);
  if (!before || before.isActive === isActive) return before?.isActive ?? false;
  const after = { ...before, isActive };
  await updateSponsor(tx, organisationId, id, after);
  const doer = { organisationId, id: null, network: '' };
  const about = { subjectId: id, subject: before.name };
  await record(tx, doer, { action: 'sponsors.changed', ...about, before, after });
  tellSponsorsChanged(tx, event);
  return before.isActive;
}
