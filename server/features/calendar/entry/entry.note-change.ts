import type { Tx, Work } from '../../../platform/work.ts';
import { entryAt } from './entry.add.ts';
import { findExceptions } from '../repeats/repeats.exceptions.queries.ts';
import { findGuests } from '../invitation/invitation.guests.queries.ts';
import { tellEntries } from '../calendar.live.ts';
import { tellGuests } from '../calendar.news.ts';
import { updateEntry } from '../calendar.queries.ts';
import { remindsAtOf } from '../reminders/reminders.reminding.ts';
import type { EntryFields, EntryRow, GuestKind, Part } from '../calendar.rows.ts';

/** After some of its repeats changed: it counts up, and whoever comes is told. */
export async function noteChange(
  work: Work,
  tx: Tx,
  before: EntryRow,
  news: { kind: GuestKind; part: Part } | null,
  fields: EntryFields = before,
): Promise<EntryRow> {
  const { organisationId, id, ownerId } = before;
  const at = work.clock.now();
  const exceptions = await findExceptions(tx, organisationId, [id]);
  const sequence = before.sequence + 1;
  const remindsAt = remindsAtOf(fields, exceptions, at);
  await updateEntry(tx, organisationId, id, { ...fields, sequence, remindsAt }, at);
  const entry = await entryAt(tx, organisationId, id);
  const guests = await findGuests(tx, organisationId, [id]);
  if (news) await tellGuests(work, tx, entry, news.kind, guests, news.part);
  tellEntries(tx, organisationId, [id], [ownerId, ...guests.map(({ personId }) => personId)]);
  return entry;
}
