import type { Occurrence } from '@plenum/contract';
import { useMemo } from 'react';
import { useStoredValue } from '../../../platform/device-settings.ts';
import type { StoredValue } from '../../../platform/stored-value.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { type Block, blocksOf, isOn } from './views.blocks.ts';
import { type Deed, withDeeds } from '../calendar.edits.ts';
import type { Day } from '../calendar.days.ts';
import { hueOf } from '../calendar.look.ts';
import { isShown, type Shown } from '../calendar.shown.ts';
import type { Dragged } from './use-calendar-gesture.ts';

/** A new one while it is drawn. */
export const drawnKey = 'drawn';

const drawn = ({ start, end, isAllDay }: Dragged, title: string): Occurrence => ({
  key: drawnKey,
  layer: 'entries',
  entryId: null,
  original: null,
  title,
  start,
  end,
  isAllDay,
  calendar: 'Business',
  location: '',
  isRepeating: false,
  isMine: true,
  guests: 0,
  myAnswer: null,
  isCancelled: false,
  link: null,
  version: 0,
});

const withDragged = (
  occurrences: readonly Occurrence[],
  dragged: Dragged | null,
  title: string,
): readonly Occurrence[] => {
  if (!dragged) return occurrences;
  const { occurrence, start, end } = dragged;
  if (!occurrence) return [...occurrences, drawn(dragged, title)];
  return occurrences.map((one) => (one.key === occurrence.key ? { ...one, start, end } : one));
};

interface BlocksOptions {
  occurrences: readonly Occurrence[] | undefined;
  deeds: readonly Deed[];
  stored: StoredValue<Shown>;
}

/** What is in sight: as wished, and as it will be when all is saved. */
export function useBlocks({ occurrences, deeds, stored }: BlocksOptions): Block[] {
  const { clock } = useCalendarFacts();
  const shown = useStoredValue(stored);
  return useMemo(
    () =>
      blocksOf(
        withDeeds(occurrences ?? [], deeds).filter((one) => isShown(one, shown)),
        clock,
      ),
    [occurrences, deeds, shown, clock],
  );
}

export function useDraggedBlocks(
  blocks: readonly Block[],
  dragged: Dragged | null,
  title: string,
): readonly Block[] {
  const { clock } = useCalendarFacts();
  return useMemo(
    () =>
      dragged
        ? blocksOf(
            withDragged(
              blocks.map(({ occurrence }) => occurrence),
              dragged,
              title,
            ),
            clock,
          )
        : blocks,
    [blocks, dragged, title, clock],
  );
}

/** For each day of a small month the hues of what is on it. */
export const marksOf = (blocks: readonly Block[], days: readonly Day[]): Map<Day, string[]> =>
  new Map(
    days.map((day) => [
      day,
      blocks.filter((block) => isOn(block, day)).map(({ occurrence }) => hueOf(occurrence)),
    ]),
  );
