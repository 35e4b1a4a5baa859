import { Box } from '@mantine/core';
import { type CSSProperties, useMemo } from 'react';
import { BlockBar } from './block-bar.tsx';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import { type Block, blocksOn } from './views.blocks.ts';
import { dateOf, type Day, monthOf } from '../calendar.days.ts';
import { fold, spansOver } from './views.spans.ts';
import { DayMore } from './day-more.tsx';
import classes from './month-view.module.css';
import { useFormatter, useTranslations } from 'use-intl';

interface MonthWeekProps {
  days: readonly Day[];
  month: string;
  blocks: readonly Block[];
  room: number;
  draggedKey: string | undefined;
}

export function MonthWeek({ days, month, blocks, room, draggedKey }: MonthWeekProps) {
  const { shown, hidden } = useMemo(
    () => fold(spansOver(blocks, days), days.length, room),
    [blocks, days, room],
  );
  return (
    <tr className={classes.week} data-cells>
      {days.map((day, column) => (
        <MonthCell key={day} day={day} isOutside={monthOf(day) !== month} blocks={blocks}>
          {shown
            .filter((span) => span.column === column)
            .map((span) => (
              <BlockBar
                key={span.block.occurrence.key}
                span={span}
                isDragged={span.block.occurrence.key === draggedKey}
              />
            ))}
          <DayMore
            day={day}
            count={hidden[column] ?? 0}
            blocks={blocksOn(blocks, day)}
            className={classes.more}
            style={{ '--lane': room - 1 } as CSSProperties}
          />
        </MonthCell>
      ))}
    </tr>
  );
}

interface MonthCellProps {
  day: Day;
  isOutside: boolean;
  blocks: readonly Block[];
  children: React.ReactNode;
}

function MonthCell({ day, isOutside, blocks, children }: MonthCellProps) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const { dayText } = useCalendarFacts();
  const { activeDay, today, go } = useCalendarWork();
  const count = blocksOn(blocks, day).length;
  const isFirst = day.endsWith('-01');
  return (
    <Box
      component="td"
      className={classes.cell}
      tabIndex={day === activeDay ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      data-cell={day}
      data-row="days"
      data-outside={isOutside || undefined}
    >
      <span className="visually-hidden">{t('dayLabel', { day: dayText(day), count })}</span>
      <button
        type="button"
        className={classes.number}
        tabIndex={-1}
        data-no-drag
        onClick={() => go(day, 'day')}
      >
        <span className="visually-hidden">{t('openDay', { day: dayText(day) })}</span>
        <bdi aria-hidden>
          {isFirst
            ? format.dateTime(dateOf(day), { day: 'numeric', month: 'short', timeZone: 'UTC' })
            : Number(day.slice(8))}
        </bdi>
      </button>
      {children}
    </Box>
  );
}
