import { Box, Button } from '@mantine/core';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../platform/device-settings.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { stretchAt } from './views/views.drag.ts';
import { useCalendarFacts } from './calendar-facts.tsx';
import classes from './calendar-screen.module.css';
import { calendarNames } from './calendar.look.ts';
import { cellUnder, spotUnder } from './views/views.spot.ts';
import { ListView } from './views/list-view.tsx';
import { MonthView } from './views/month-view.tsx';
import { PhoneMonth } from './views/phone-month.tsx';
import { TimeView } from './views/time-view.tsx';
import type { CalendarScreenState } from './use-calendar-screen.ts';

interface CalendarBodyProps {
  screen: CalendarScreenState;
  rootRef: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function CalendarBody({ screen, rootRef, onKeyDown }: CalendarBodyProps) {
  const { clock } = useCalendarFacts();
  const { work, scale, nudges, focusDay } = screen;
  const note = ({ target }: FocusEvent) => {
    const day = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    if (day !== undefined) focusDay(day);
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const { currentTarget: root, target } = event;
    if (!(target instanceof Element) || target.closest('[data-key], [data-no-drag]')) return;
    if (target.closest('[data-cell]') === null) return;
    const spot = spotUnder(root, event, cellUnder(root, event));
    if (spot) work.create(stretchAt(spot, { clock, scale }));
  };
  return (
    <Box ref={rootRef} onKeyDown={onKeyDown} onFocus={note} onBlur={nudges.putDown} onClick={click}>
      <Notes screen={screen} />
      <View screen={screen} />
    </Box>
  );
}

function Notes({ screen: { stored, reading } }: { screen: CalendarScreenState }) {
  const t = useTranslations('calendar');
  const shown = useStoredValue(stored);
  if (shown.calendars.length === 0) {
    return (
      <p className={classes.note}>
        {t('filters.none')}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => stored.set({ ...shown, calendars: calendarNames })}
        >
          {t('filters.all')}
        </Button>
      </p>
    );
  }
  return reading.isCut ? <p className={classes.note}>{t('isCut')}</p> : null;
}

function View({ screen }: { screen: CalendarScreenState }) {
  const t = useTranslations('calendar');
  const problemText = useProblemText();
  const { work, reading, stretches, days, scale, isPhone, draggedKey, press } = screen;
  if (!reading.occurrences && reading.problem) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(reading.problem)}
        isRetrying={reading.isReading}
        onRetry={reading.readAgain}
      />
    );
  }
  if (work.view === 'list') {
    return (
      <ListView
        from={stretches.from}
        to={stretches.to}
        isReading={reading.isReading}
        isQuiet={stretches.isQuiet}
        onMore={stretches.more}
        onEarlier={stretches.earlier}
        onAdd={() => work.create({ start: work.on })}
      />
    );
  }
  if (work.view === 'month') {
    if (!isPhone) return <MonthView draggedKey={draggedKey} onPress={press} />;
    return reading.occurrences ? <PhoneMonth /> : <LinesSkeleton lines={6} />;
  }
  return (
    <TimeView key={work.view} days={days} scale={scale} draggedKey={draggedKey} onPress={press} />
  );
}
