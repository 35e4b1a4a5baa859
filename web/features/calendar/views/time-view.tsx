import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import type { Scale } from '../calendar.clock.ts';
import type { Day } from '../calendar.days.ts';
import { TimeAxis } from './time-axis.tsx';
import { TimeColumn } from './time-column.tsx';
import { TimeHeads } from './time-heads.tsx';
import { TimeWhole } from './time-whole.tsx';
import classes from './time-view.module.css';

interface TimeViewProps {
  days: readonly Day[];
  scale: Scale;
  draggedKey: string | undefined;
  onPress: (event: PointerEvent<HTMLElement>) => void;
}

/** Pixels a minute. */
const zoom = 1;
const usualStart = 7 * 60;
/** In less nobody reads a word. */
const leastWidth = 34;
/** As the style sheet has them. */
const axisWidth = 64;
const leastDay = 92;

/** Hours from top to bottom, days beside each other; what takes whole days stands above. */
export function TimeView({ days, scale, draggedKey, onPress }: TimeViewProps) {
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { blocks } = useCalendarWork();
  const scrollRef = useRef<HTMLDivElement>(null);
  const { ref: hoursRef, width } = useElementSize<HTMLTableRowElement>();
  const dayWidth = Math.max(leastDay, (width - axisWidth) / days.length);
  const [first = ''] = days;
  const whole = Math.max(...days.map((day) => scale.minutes(day)));
  const style = {
    '--minute': `${zoom}px`,
    '--days': days.length,
    '--whole': whole,
    '--line-height': '26px',
  } as CSSProperties;

  const bars = useMemo(() => blocks.filter(({ isBar }) => isBar), [blocks]);
  useEffect(() => {
    scrollRef.current?.scrollTo({ top: usualStart * zoom, behavior: 'instant' });
  }, []);

  return (
    <div
      className={classes.scroll}
      style={style}
      ref={scrollRef}
      data-calendar-scroll
      onPointerDown={onPress}
    >
      <Box
        component="table"
        role="grid"
        aria-label={t('gridLabel', { period: dayText(first) })}
        className={classes.board}
      >
        <thead>
          <TimeHeads days={days} />
        </thead>
        <tbody>
          <TimeWhole days={days} bars={bars} draggedKey={draggedKey} />
          <tr ref={hoursRef} className={classes.hours} data-cells>
            <TimeAxis days={days} scale={scale} />
            {days.map((day) => (
              <TimeColumn
                key={day}
                day={day}
                scale={scale}
                room={Math.floor(dayWidth / leastWidth)}
                draggedKey={draggedKey}
              />
            ))}
          </tr>
        </tbody>
      </Box>
    </div>
  );
}
