import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import { addMonths, dateOf, type Day, monthGrid, monthOf, weekOf } from '../calendar.days.ts';
import classes from './small-month.module.css';

interface SmallMonthProps {
  /** Days on which there is something, with the hues of it. */
  marks: ReadonlyMap<Day, readonly string[]>;
  onDay: (day: Day) => void;
  /** On a phone it is the month itself: as wide as the screen, moved by the screen's own buttons. */
  isWhole?: boolean;
}

const mostDots = 4;

export function SmallMonth({ marks, onDay, isWhole = false }: SmallMonthProps) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const { on } = useCalendarWork();
  const [shown, setShown] = useState({ month: on, on });
  // Another day of the screen brings its month along.
  if (shown.on !== on) setShown({ month: on, on });
  const turn = (by: 1 | -1) => setShown({ on, month: addMonths(shown.month, by) });
  const month = isWhole ? on : shown.month;
  const utc = { timeZone: 'UTC' } as const;
  const name = format.dateTime(dateOf(month), { month: 'long', year: 'numeric', ...utc });
  return (
    <div className={classes.frame} data-whole={isWhole || undefined}>
      {!isWhole && (
        <div className={classes.head}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('monthBefore')}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={16} className="mantine-rotate-rtl" />
          </ActionIcon>
          <span aria-live="polite">{name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('monthAfter')}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={16} className="mantine-rotate-rtl" />
          </ActionIcon>
        </div>
      )}
      <table className={classes.month}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {weekOf(month).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={format.dateTime(dateOf(day), { weekday: 'long', ...utc })}
              >
                {format.dateTime(dateOf(day), { weekday: 'narrow', ...utc })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayButton day={day} month={month} hues={marks.get(day) ?? []} onDay={onDay} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayButtonProps {
  day: Day;
  month: Day;
  hues: readonly string[];
  onDay: (day: Day) => void;
}

function DayButton({ day, month, hues, onDay }: DayButtonProps) {
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { on, today } = useCalendarWork();
  return (
    <button
      type="button"
      className={classes.day}
      data-outside={monthOf(day) !== monthOf(month) || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={day === on}
      aria-label={t('smallDay', { day: dayText(day), count: hues.length })}
      onClick={() => onDay(day)}
    >
      {Number(day.slice(8))}
      <span className={classes.dots} aria-hidden>
        {[...new Set(hues)].slice(0, mostDots).map((hue) => (
          <span key={hue} data-hue={hue} />
        ))}
      </span>
    </button>
  );
}
