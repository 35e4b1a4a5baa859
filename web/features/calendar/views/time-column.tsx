import { Box } from '@mantine/core';
import { type CSSProperties, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../ui/time/use-now.ts';
import { BlockCard } from './block-card.tsx';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import type { Scale } from '../calendar.clock.ts';
import type { Day } from '../calendar.days.ts';
import { placeOnDay } from './views.lanes.ts';
import { DayMore } from './day-more.tsx';
import classes from './time-view.module.css';

interface TimeColumnProps {
  day: Day;
  scale: Scale;
  /** So many entries are wide enough beside each other to be read and pressed. */
  room: number;
  draggedKey: string | undefined;
}

export function TimeColumn({ day, scale, room, draggedKey }: TimeColumnProps) {
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { activeDay, blocks, today } = useCalendarWork();
  const { placed, crowds } = useMemo(
    () => placeOnDay(blocks, day, scale, room),
    [blocks, day, scale, room],
  );
  const count = placed.length + crowds.flatMap((crowd) => crowd.blocks).length;
  return (
    <Box
      component="td"
      className={classes.column}
      style={{ '--whole': scale.minutes(day) }}
      tabIndex={day === activeDay ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      data-cell={day}
      data-row="hours"
      data-minutes={scale.minutes(day)}
    >
      <span className="visually-hidden">{t('dayLabel', { day: dayText(day), count })}</span>
      {placed.map((one) => (
        <BlockCard
          key={one.block.occurrence.key}
          placed={one}
          day={day}
          isDragged={one.block.occurrence.key === draggedKey}
        />
      ))}
      {crowds.map(({ from, blocks: hidden }) => (
        <DayMore
          key={from}
          day={day}
          count={hidden.length}
          blocks={hidden}
          className={classes.more}
          style={{ '--from': from, '--lanes': room } as CSSProperties}
          isShort
        />
      ))}
      {day === today && <NowLine day={day} scale={scale} />}
    </Box>
  );
}

function NowLine({ day, scale }: { day: Day; scale: Scale }) {
  const now = useNow();
  const style = { '--from': scale.minuteOf(now, day) } as CSSProperties;
  return <span className={classes.now} style={style} aria-hidden />;
}
