import type { EntryUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findExceptions, putException } from '../repeats/repeats.exceptions.queries.ts';
import { changedFields } from './entry.fields.ts';
import { resetAnswersAt } from '../invitation/invitation.guests.queries.ts';
import { lengthOf } from '../calendar.moments.ts';
import { noteChange } from './entry.note-change.ts';
import type { EntryFields, EntryRow, ExceptionRow } from '../calendar.rows.ts';

/** One repeat otherwise than the others. What all of them share is not changed on one. */
export function changeOne(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  original: Date,
  { guests, ...given }: EntryUpdate['changes'],
): Promise<EntryRow> {
  return reshapeOne(work, tx, entry, original, (before) => {
    const after = changedFields(before, { ...given, repeat: null });
    const rule = given.repeat === undefined ? entry.repeat : given.repeat;
    if (guests !== undefined || rule !== entry.repeat) throw sharedFault();
    return after;
  });
}

export async function reshapeOne(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  original: Date,
  reshape: (before: EntryFields) => EntryFields,
): Promise<EntryRow> {
  const { organisationId, id } = entry;
  const exceptions = await findExceptions(tx, organisationId, [id]);
  const known = exceptions.find((one) => one.original.getTime() === original.getTime());
  if (known?.isGone) throw problem('calendar.no_such_repeat');
  const usual = usualAt(entry, original);
  const before = { ...usual, ...saidOf(known) };
  const after = reshape(before);
  if (shared.some((name) => usual[name] !== after[name])) throw sharedFault();
  const exception = exceptionOf(entry, usual, after);
  await putException(tx, organisationId, entry.isAllDay, exception);
  const isMoved = String([before.start, before.end]) !== String([after.start, after.end]);
  if (isMoved) await resetAnswersAt(tx, organisationId, id, original);
  const { start, title, location } = after;
  return noteChange(work, tx, entry, {
    kind: 'calendar.changed',
    part: { start, title, location },
  });
}

export function usualAt(entry: EntryRow, original: Date): EntryFields {
  const end = new Date(original.getTime() + lengthOf(entry));
  return { ...entry, start: original, end, repeat: null, repeatsUntil: null };
}

/** What a known exception says itself. */
function saidOf(known: ExceptionRow | undefined): Partial<EntryFields> {
  if (!known) return {};
  const { title, start, end, location, url, description } = known;
  const said = Object.entries({ title, start, end, location, url, description });
  return Object.fromEntries(said.filter(([, value]) => value !== null));
}

const shared = ['calendar', 'isAllDay', 'timeZone', 'reminderMinutes'] as const;

function sharedFault() {
  const message = 'holds what all repeats have in common';
  return problem('invalid', { errors: [{ path: '/changes', message }] });
}

function exceptionOf(entry: EntryRow, usual: EntryFields, after: EntryFields): ExceptionRow {
  const isElsewhen =
    after.start.getTime() !== usual.start.getTime() || after.end.getTime() !== usual.end.getTime();
  const said = (name: 'title' | 'location' | 'url' | 'description') =>
    after[name] === usual[name] ? null : after[name];
  return {
    entryId: entry.id,
    original: usual.start,
    isGone: false,
    title: said('title'),
    start: isElsewhen ? after.start : null,
    end: isElsewhen ? after.end : null,
    location: said('location'),
    url: said('url'),
    description: said('description'),
  };
}
