import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { BlockBar } from './block-bar.tsx';
import { useCalendarFacts } from './calendar-facts.tsx';
import { useCalendarWork } from './calendar-work.tsx';
import { type Block, blocksOn } from './calendar.blocks.ts';
import type { Day } from './calendar.days.ts';
import { spansOver } from './calendar.spans.ts';
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
  const lanes = Math.max(1, ...spans.map(({ lane }) => lane + 1));
  return (
    <div
      role="row"
      className={classes.whole}
      style={{ '--lanes': lanes } as CSSProperties}
      data-cells
    >
      <span role="rowheader" className={classes.wholeName}>
        {t('allDay')}
      </span>
      <div role="presentation" className={classes.wholeDays}>
        {days.map((day, column) => (
          <div
            key={day}
            role="gridcell"
            className={classes.wholeCell}
            tabIndex={day === activeDay ? 0 : -1}
            aria-label={t('wholeLabel', { day: dayText(day), count: blocksOn(bars, day).length })}
            data-cell={day}
            data-row="days"
          >
            {spans
              .filter((span) => span.column === column)
              .map((span) => (
                <BlockBar
                  key={span.block.occurrence.key}
                  span={span}
                  columns={days.length}
                  isDragged={span.block.occurrence.key === draggedKey}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
