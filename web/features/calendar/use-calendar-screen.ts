import type { Occurrence } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { useCalendarFacts } from './calendar-facts.tsx';
import type { CalendarWork } from './calendar-work.tsx';
import type { Drag } from './views/views.drag.ts';
import type { CalendarScreenProps } from './calendar.places.ts';
import { shownOf } from './calendar.shown.ts';
import { drawnKey, useBlocks, useDraggedBlocks } from './views/use-blocks.ts';
import { useCalendarDeeds } from './use-calendar-deeds.ts';
import { type Dragged, useCalendarGesture } from './views/use-calendar-gesture.ts';
import { useNudge } from './views/use-nudge.ts';
import { useOccurrences } from './use-occurrences.ts';
import { useShownView } from './use-shown-view.ts';

/** As an address writes it. */
const asMoment = (moment: string) =>
  moment.length > 10 ? new Date(moment).toISOString().replace('.000Z', 'Z') : moment;

/** All that the screen shows and does. */
export function useCalendarScreen({ search, onAddress }: CalendarScreenProps) {
  const t = useTranslations('calendar');
  const { clock, wholeOf } = useCalendarFacts();
  const shown = useShownView({ search, onAddress });
  const { view, on, today, activeDay, scale, go } = shown;
  const stored = shownOf(useSession()?.person.id ?? 0);
  const [said, setSaid] = useState('');
  const { reading, stretches } = useOccurrences(view, on);
  const deeds = useCalendarDeeds();
  const { occurrences } = reading;
  const blocks = useBlocks({ occurrences, deeds: deeds.tried, stored });

  const create = ({ start, end }: Partial<Drag>) =>
    onAddress({
      entry: 'new',
      at: start === undefined ? undefined : asMoment(start),
      to: end === undefined ? undefined : asMoment(end),
    });
  const open = ({ entryId, original, isRepeating }: Occurrence) => {
    if (entryId === null) return;
    const at = isRepeating && original !== null ? asMoment(original) : undefined;
    onAddress({ entry: String(entryId), at, to: undefined });
  };
  const onDrop = (dragged: Dragged) => {
    if (dragged.occurrence) deeds.move(dragged.occurrence, dragged);
    else create(dragged);
  };
  const onSay = (dragged: Dragged) => {
    const title = dragged.occurrence?.title ?? '';
    setSaid(t('done.moving', { title, when: wholeOf(dragged) }));
  };
  const gesture = useCalendarGesture({ blocks, ground: { clock, scale }, onDrop });
  const nudges = useNudge({ view, onDrop, onSay });
  const dragged = gesture.dragged ?? nudges.held;
  const work: CalendarWork = {
    view,
    on,
    today,
    activeDay,
    go,
    open,
    create,
    blocks: useDraggedBlocks(blocks, dragged, t('newEntry')),
    pendingIds: deeds.pendingIds,
    move: deeds.move,
    remove: deeds.remove,
  };
  const draggedKey = dragged ? (dragged.occurrence?.key ?? drawnKey) : undefined;
  const { press } = gesture;
  return { ...shown, work, deeds, nudges, said, stored, reading, stretches, draggedKey, press };
}

export type CalendarScreenState = ReturnType<typeof useCalendarScreen>;
