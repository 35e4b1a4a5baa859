import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCalendarWork } from '../calendar-work.tsx';
import { dateOf, monthGrid, monthOf, weekOf } from '../calendar.days.ts';
import { MonthWeek } from './month-week.tsx';
import classes from './month-view.module.css';

interface MonthViewProps {
  draggedKey: string | undefined;
  onPress: (event: PointerEvent<HTMLElement>) => void;
}

const lineHeight = 25;
const headHeight = 28;

/** Six weeks; of each day as many entries as there is room for. */
export function MonthView({ draggedKey, onPress }: MonthViewProps) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const { on, blocks } = useCalendarWork();
  const { ref, height } = useElementSize<HTMLTableSectionElement>();
  const month = monthOf(on);
  const weeks = useMemo(() => monthGrid(`${month}-01`), [month]);
  const room = Math.max(Math.floor((height / weeks.length - headHeight) / lineHeight), 2);
  const style = { '--line-height': `${lineHeight}px`, '--head': `${headHeight}px` };
  return (
    <Box
      component="table"
      role="grid"
      aria-label={t('gridLabel', {
        period: format.dateTime(dateOf(on), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      })}
      className={classes.month}
      style={style}
      onPointerDown={onPress}
    >
      <thead>
        <tr className={classes.names}>
          {weekOf(on).map((day) => (
            <th
              scope="col"
              key={day}
              aria-label={format.dateTime(dateOf(day), { weekday: 'long', timeZone: 'UTC' })}
            >
              {format.dateTime(dateOf(day), { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.weeks} ref={ref}>
        {weeks.map((days) => (
          <MonthWeek
            key={days[0]}
            days={days}
            month={month}
            blocks={blocks}
            room={room}
            draggedKey={draggedKey}
          />
        ))}
      </tbody>
    </Box>
  );
}
