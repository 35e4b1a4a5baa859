import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCalendarFacts } from './calendar-facts.tsx';
import { useCalendarWork } from './calendar-work.tsx';
import { type Block, blocksOn } from './calendar.blocks.ts';
import type { Day } from './calendar.days.ts';
import { DayLines } from './day-lines.tsx';
import classes from './month-view.module.css';

interface MonthMoreProps {
  day: Day;
  count: number;
  lane: number;
  blocks: readonly Block[];
}

/** What a day has no room for, in a leaf of its own. */
export function MonthMore({ day, count, lane, blocks }: MonthMoreProps) {
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { activeDay } = useCalendarWork();
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  const style = { '--lane': lane } as CSSProperties;
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={280}
      trapFocus
      returnFocus
      position="right"
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.more}
          style={style}
          tabIndex={day === activeDay ? 0 : -1}
          data-no-drag
          onClick={() => setIsOpen((open) => !open)}
        >
          <bdi>{t('more', { count })}</bdi>
          <span className="visually-hidden"> {dayText(day)}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={dayText(day)} data-no-drag>
        <p className={classes.leafTitle}>{dayText(day)}</p>
        <DayLines blocks={blocksOn(blocks, day)} />
      </Popover.Dropdown>
    </Popover>
  );
}
