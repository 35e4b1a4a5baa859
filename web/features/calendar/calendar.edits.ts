import type { Occurrence, Scope } from '@plenum/contract';
import { addDays, daysBetween, isDay } from './calendar.days.ts';
import type { Moment, Stretch } from './calendar.moments.ts';

interface OfOne {
  /** As it was before. */
  occurrence: Occurrence;
  scope: Scope;
}
export type Move = OfOne & Stretch & { kind: 'move' };
export type Removal = OfOne & { kind: 'remove' };

/** Something a person does to what stands in the calendar. */
export type Deed = Move | Removal;

export const move = (occurrence: Occurrence, to: Stretch, scope: Scope = 'all'): Move => ({
  kind: 'move',
  occurrence,
  scope,
  start: to.start,
  end: to.end,
});

export const removal = (occurrence: Occurrence, scope: Scope = 'all'): Removal => ({
  kind: 'remove',
  occurrence,
  scope,
});

/** What takes a move back, when the entry it left behind is known. */
export const reverse = (deed: Move, made: { id: number; version: number }): Move => {
  const { occurrence, start, end, scope } = deed;
  const moved = { ...occurrence, start, end, entryId: made.id, version: made.version };
  return move(moved, occurrence, scope === 'one' ? 'one' : 'all');
};

const isMeant = (one: Occurrence, { occurrence, scope }: Deed) => {
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

/** What will stand in the calendar when the server has confirmed all deeds. */
export const withDeeds = (
  occurrences: readonly Occurrence[],
  deeds: readonly Deed[],
): readonly Occurrence[] =>
  deeds.reduce<readonly Occurrence[]>(
    (shown, deed) =>
      shown.flatMap((one) => {
        if (!isMeant(one, deed)) return [one];
        return deed.kind === 'remove' ? [] : [moved(one, deed)];
      }),
    occurrences,
  );
