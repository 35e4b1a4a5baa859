import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import type { Block } from './views.blocks.ts';
import type { Day } from '../calendar.days.ts';
import { DayLines } from './day-lines.tsx';
import classes from './day-more.module.css';

interface DayMoreProps {
  day: Day;
  count: number;
  /** What the leaf shows. */
  blocks: readonly Block[];
  className: string | undefined;
  style: CSSProperties;
  /** Where there is no room for a word. */
  isShort?: boolean;
}

/** What a day has no room for, in a leaf of its own. */
export function DayMore(props: DayMoreProps) {
  const { day, count, blocks, className, style, isShort = false } = props;
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { activeDay } = useCalendarWork();
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={340}
      trapFocus
      returnFocus
      position="right"
    >
      <Popover.Target>
        <button
          type="button"
          className={className}
          style={style}
          tabIndex={day === activeDay ? 0 : -1}
          data-no-drag
          onClick={() => setIsOpen((open) => !open)}
        >
          <bdi aria-hidden={isShort}>{isShort ? `+${count}` : t('more', { count })}</bdi>
          <span className="visually-hidden">
            {' '}
            {isShort && t('more', { count })} {dayText(day)}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={dayText(day)} data-no-drag>
        <p className={classes.leafTitle}>{dayText(day)}</p>
        <DayLines blocks={blocks} />
      </Popover.Dropdown>
    </Popover>
  );
}
