import type { Addressee, EntryUpdate } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { entryAt, newUid } from '../entry/entry.add.ts';
import { usualAt } from '../entry/entry.change-one.ts';
import { answersFrom } from '../invitation/invitation.answers.ts';
import { deleteExceptions, findExceptions, putException } from './repeats.exceptions.queries.ts';
import { changedFields } from '../entry/entry.fields.ts';
import { setGuests } from '../invitation/invitation.guests.ts';
import {
  dropAnswersFrom,
  findGuests,
  insertGuest,
} from '../invitation/invitation.guests.queries.ts';
import { mailGuests } from '../invitation/invitation.letters.ts';
import { tellEntries } from '../calendar.live.ts';
import { movedLike } from './repeats.move-exceptions.ts';
import { tellGuests } from '../calendar.news.ts';
import { noteChange } from '../entry/entry.note-change.ts';
import { insertEntry, updateEntry } from '../calendar.queries.ts';
import { remindsAtOf } from '../reminders/reminders.reminding.ts';
import { beginsAt, lastStartOf, startsBetween } from './repeats.ts';
import type { EntryFields, EntryRow, ExceptionRow } from '../calendar.rows.ts';
import { endedBefore, endless, partOf } from './repeats.rule.ts';

/** One repeat and those after it go on as an entry of their own; the answer is that one. */
export async function changeFollowing(
  work: Work,
  tx: Tx,
  person: Person,
  before: EntryRow,
  from: Date,
  changes: Omit<EntryUpdate['changes'], 'guests'>,
  addressees?: readonly Addressee[],
): Promise<EntryRow> {
  const { organisationId, id } = before;
  const rest = restFrom(before, from);
  const fields = changedFields(rest, changes);
  const exceptions = await findExceptions(tx, organisationId, [id]);
  const later = exceptions.filter(({ original }) => original >= from);
  await deleteExceptions(tx, organisationId, id, from);
  const old = await noteChange(work, tx, before, null, endedAt(before, from));
  const entry = await goOn(work, tx, old, fields, movedTo(rest, fields, later));
  const isMoved = String([rest.start, rest.end]) !== String([fields.start, fields.end]);
  await bringGuests(work, tx, person, { old, entry, isMoved }, addressees);
  return entry;
}

/** Until just before an instant, or a day. */
export function endedAt(entry: EntryRow, from: Date): EntryFields {
  const repeat = endedBefore(entry.repeat ?? '', from, entry.isAllDay);
  return { ...entry, repeat, repeatsUntil: lastStartOf({ ...entry, repeat }) };
}

/** As often as it had still to come. */
function restFrom(entry: EntryRow, from: Date): EntryFields {
  const rule = entry.repeat ?? '';
  const count = Number(partOf(rule, 'COUNT') ?? 0);
  const before = count ? startsBetween(entry, entry.start, from).length : 0;
  const repeat = count ? `${endless(rule)};COUNT=${Math.max(count - before, 1)}` : rule;
  return { ...usualAt(entry, from), repeat, repeatsUntil: entry.repeatsUntil };
}

const movedTo = (
  rest: EntryFields,
  fields: EntryFields,
  later: readonly ExceptionRow[],
): ExceptionRow[] =>
  later.flatMap((exception) => {
    const original = movedLike(rest, fields, exception.original);
    const isThere = original && fields.repeat !== null && beginsAt(fields, original);
    return isThere ? [{ ...exception, original }] : [];
  });

async function goOn(
  work: Work,
  tx: Tx,
  { organisationId, ownerId }: EntryRow,
  fields: EntryFields,
  exceptions: readonly ExceptionRow[],
): Promise<EntryRow> {
  const at = work.clock.now();
  const made = { ...fields, uid: newUid(work), sequence: 0, importId: null, remindsAt: null };
  const id = await insertEntry(tx, organisationId, ownerId, made, at);
  for (const exception of exceptions) {
    await putException(tx, organisationId, fields.isAllDay, { ...exception, entryId: id });
  }
  const remindsAt = remindsAtOf(fields, exceptions, at);
  if (remindsAt)
    await updateEntry(tx, organisationId, id, { ...fields, sequence: 0, remindsAt }, at);
  return entryAt(tx, organisationId, id);
}

/** With their answers, unless it is at another time now. */
async function bringGuests(
  work: Work,
  tx: Tx,
  person: Person,
  { old, entry, isMoved }: { old: EntryRow; entry: EntryRow; isMoved: boolean },
  addressees?: readonly Addressee[],
): Promise<void> {
  const { organisationId, id } = entry;
  const invited = await findGuests(tx, organisationId, [old.id]);
  for (const guest of invited) {
    const { personId, name, address } = guest;
    const said = isMoved
      ? { answer: 'waiting' as const, answers: {} }
      : { answer: guest.answer, answers: answersFrom(guest, entry.start) };
    await insertGuest(tx, organisationId, id, { personId, name, address, ...said });
  }
  await dropAnswersFrom(tx, organisationId, old.id, entry.start);
  const { added } = addressees ? await setGuests(tx, person, entry, addressees) : { added: [] };
  const all = await findGuests(tx, organisationId, [id]);
  const stayed = all.filter((guest) => !added.some((one) => one.id === guest.id));
  await tellGuests(work, tx, entry, 'calendar.invited', added);
  await tellGuests(work, tx, entry, 'calendar.changed', stayed);
  await mailGuests(work, tx, old, 'calendar.changed', invited);
  tellEntries(tx, organisationId, [id], [entry.ownerId, ...all.map(({ personId }) => personId)]);
}
