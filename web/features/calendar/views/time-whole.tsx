import { Box } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { BlockBar } from './block-bar.tsx';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import { type Block, blocksOn } from './views.blocks.ts';
import type { Day } from '../calendar.days.ts';
import { spansOver } from './views.spans.ts';
import classes from './time-view.module.css';

interface TimeWholeProps {
  days: readonly Day[];
  bars: readonly Block[];
  draggedKey: string | undefined;
}

/** What takes whole days. */
export function TimeWhole({ days, bars, draggedKey }: TimeWholeProps) {
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { activeDay } = useCalendarWork();
  const spans = spansOver(bars, days);
  const lanes = Math.max(0, ...spans.map(({ lane }) => lane + 1));
  return (
    <tr className={classes.whole} style={{ '--lanes': lanes } as CSSProperties} data-cells>
      <th scope="row" className={classes.wholeName}>
        {t('allDay')}
      </th>
      {days.map((day, column) => (
        <Box
          key={day}
          component="td"
          className={classes.wholeCell}
          tabIndex={day === activeDay ? 0 : -1}
          data-cell={day}
          data-row="days"
        >
          <span className="visually-hidden">
            {t('wholeLabel', { day: dayText(day), count: blocksOn(bars, day).length })}
          </span>
          {spans
            .filter((span) => span.column === column)
            .map((span) => (
              <BlockBar
                key={span.block.occurrence.key}
                span={span}
                isDragged={span.block.occurrence.key === draggedKey}
              />
            ))}
        </Box>
      ))}
    </tr>
  );
}
