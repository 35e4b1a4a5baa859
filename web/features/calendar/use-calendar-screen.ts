import { useMediaQuery } from '@mantine/hooks';
import type { Occurrence } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../platform/device-settings.ts';
import { useSession } from '../../platform/session/session.ts';
import { storedValue } from '../../platform/stored-value.ts';
import { useNow } from '../../ui/time/use-now.ts';
import { useCalendarFacts } from './calendar-facts.tsx';
import type { CalendarScreenProps } from './calendar-screen.tsx';
import type { CalendarWork } from './calendar-work.tsx';
import { trueScale, wallScale } from './calendar.clock.ts';
import type { Day } from './calendar.days.ts';
import type { Drag } from './calendar.drag.ts';
import { daysShown, turn } from './calendar.period.ts';
import { type CalendarView, calendarViews } from './calendar.places.ts';
import { shownOf } from './calendar.shown.ts';
import { useBlocks, useDraggedBlocks } from './use-blocks.ts';
import { useCalendarDeeds } from './use-calendar-deeds.ts';
import { type Dragged, useCalendarGesture } from './use-calendar-gesture.ts';
import { useNudge } from './use-nudge.ts';
import { useOccurrences } from './use-occurrences.ts';

/** As it was last looked at on this device. */
const lastView = storedValue<CalendarView | null>(
  'calendarView',
  (text) => calendarViews.find((name) => name === text) ?? null,
  (view) => view ?? '',
);

const asMoment = (moment: string) =>
  moment.length > 10 ? new Date(moment).toISOString().replace('.000Z', 'Z') : moment;

export function useCalendarScreen({ search, onAddress }: CalendarScreenProps) {
  const t = useTranslations('calendar');
  const { clock, wholeOf } = useCalendarFacts();
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const me = useSession()?.person.id ?? 0;
  const stored = shownOf(me);
  const chosen = useStoredValue(lastView);
  const today = clock.dayOf(useNow());
  const view = search.view ?? chosen ?? (isPhone ? 'list' : 'month');
  const on = search.on ?? today;
  const [focused, setFocused] = useState<Day>(on);
  const [said, setSaid] = useState('');

  const days = daysShown(view, on);
  const scale = view === 'day' ? trueScale(clock) : wallScale(clock);
  const { reading, stretches } = useOccurrences(view, on);
  const deeds = useCalendarDeeds();
  const { occurrences } = reading;
  const blocks = useBlocks({ occurrences, changes: deeds.changes, stored });

  const create = ({ start, end }: Partial<Drag>) =>
    onAddress({
      entry: 'new',
      at: start === undefined ? undefined : asMoment(start),
      to: end === undefined ? undefined : asMoment(end),
    });
  const drop = (dragged: Dragged) => {
    if (dragged.occurrence) deeds.move(dragged.occurrence, dragged);
    else create(dragged);
  };
  const say = (dragged: Dragged) => {
    const title = dragged.occurrence?.title ?? '';
    setSaid(t('done.moving', { title, when: wholeOf(dragged) }));
  };
  const gesture = useCalendarGesture({ blocks, ground: { clock, scale }, onDrop: drop });
  const nudges = useNudge({ view, onDrop: drop, onSay: say });
  const dragged = gesture.dragged ?? nudges.held;
  const shownBlocks = useDraggedBlocks(blocks, dragged, t('newEntry'));

  const showView = (next: CalendarView) => {
    lastView.set(next);
    onAddress({ view: next });
  };
  const open = ({ entryId, original, isRepeating, key }: Occurrence) => {
    if (entryId === null || key === dragged?.occurrence?.key) return;
    onAddress({
      entry: String(entryId),
      at: isRepeating && original !== null ? asMoment(original) : undefined,
      to: undefined,
    });
  };
  const work: CalendarWork = {
    view,
    on,
    today,
    blocks: shownBlocks,
    activeDay: days.includes(focused) ? focused : on,
    pendingKeys: deeds.pendingKeys,
    open,
    create,
    move: deeds.move,
    remove: deeds.remove,
    go: (day, next) => {
      if (next) lastView.set(next);
      setFocused(day);
      onAddress({ on: day, ...(next && { view: next }) });
    },
  };
  return {
    work,
    deeds,
    nudges,
    said,
    stored,
    reading,
    stretches,
    occurrences,
    days,
    scale,
    isPhone,
    draggedKey: dragged ? (dragged.occurrence?.key ?? 'drawn') : undefined,
    press: gesture.press,
    focusDay: setFocused,
    showView,
    turn: (by: 1 | -1) => work.go(turn(view, on, by)),
    goToday: () => work.go(today),
  };
}

export type CalendarScreenState = ReturnType<typeof useCalendarScreen>;
