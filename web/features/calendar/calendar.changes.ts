import type { Occurrence, Scope } from '@plenum/contract';
import { newKey } from '../../platform/new-key.ts';
import { addDays, daysBetween, isDay } from './calendar.days.ts';
import type { Moment, Stretch } from './calendar.moments.ts';

interface Deed {
  /** Kept over every retry, so that nothing is done twice. */
  key: string;
  /** As it was before. */
  occurrence: Occurrence;
  scope: Scope;
}
export type Move = Deed & Stretch & { kind: 'move' };
export type Removal = Deed & { kind: 'remove' };

/** Something a person did that the server has not confirmed yet. */
export type Change = Move | Removal;

export const move = (occurrence: Occurrence, to: Stretch, scope: Scope = 'all'): Move => ({
  kind: 'move',
  key: newKey(),
  occurrence,
  scope,
  start: to.start,
  end: to.end,
});

export const removal = (occurrence: Occurrence, scope: Scope = 'all'): Removal => ({
  kind: 'remove',
  key: newKey(),
  occurrence,
  scope,
});

/** What takes a move back, when the entry it left behind is known. */
export const reverse = (change: Move, made: { id: number; version: number }): Move => {
  const { occurrence, start, end, scope } = change;
  const moved = { ...occurrence, start, end, entryId: made.id, version: made.version };
  return move(moved, occurrence, scope === 'one' ? 'one' : 'all');
};

const isMeant = (one: Occurrence, { occurrence, scope }: Change) => {
  if (one.layer !== 'entries' || one.entryId !== occurrence.entryId) return false;
  if (scope === 'one') return one.key === occurrence.key;
  return scope === 'all' || one.start >= occurrence.start;
};

const later = (moment: Moment, from: Moment, to: Moment): Moment => {
  if (isDay(moment)) return addDays(moment, daysBetween(from.slice(0, 10), to.slice(0, 10)));
  return new Date(Date.parse(moment) + Date.parse(to) - Date.parse(from)).toISOString();
};

const moved = (one: Occurrence, { occurrence, start, end }: Move): Occurrence => {
  if (one.key === occurrence.key) return { ...one, start, end };
  return {
    ...one,
    start: later(one.start, occurrence.start, start),
    end: later(one.end, occurrence.end, end),
  };
};

/** What will stand in the calendar when the server has confirmed all changes. */
export const withChanges = (
  occurrences: readonly Occurrence[],
  changes: readonly Change[],
): readonly Occurrence[] =>
  changes.reduce<readonly Occurrence[]>(
    (shown, change) =>
      shown.flatMap((one) => {
        if (!isMeant(one, change)) return [one];
        return change.kind === 'remove' ? [] : [moved(one, change)];
      }),
    occurrences,
  );
