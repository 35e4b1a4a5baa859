import type { Tx, Work } from '../../../platform/work.ts';
import { entryAt } from './entry.add.ts';
import { findGuests } from '../invitation/invitation.guests.queries.ts';
import { tellEntries } from '../calendar.live.ts';
import { tellGuests } from '../calendar.news.ts';
import { setDeleted } from '../calendar.queries.ts';
import type { EntryRow } from '../calendar.rows.ts';

/** It can be brought back for a while; guests are told that it does not take place. */
export async function removeAll(work: Work, tx: Tx, { id, organisationId, ownerId }: EntryRow) {
  const at = work.clock.now();
  await setDeleted(tx, organisationId, id, at, at);
  const entry = await entryAt(tx, organisationId, id);
  const guests = await findGuests(tx, organisationId, [id]);
  await tellGuests(work, tx, entry, 'calendar.cancelled', guests);
  tellEntries(tx, organisationId, [id], [ownerId, ...guests.map(({ personId }) => personId)]);
}
