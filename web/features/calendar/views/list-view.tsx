import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import { type Block, blocksOn } from './views.blocks.ts';
import { addDays, type Day, daysBetween, daysFrom } from '../calendar.days.ts';
import { DayLines } from './day-lines.tsx';
import classes from './list-view.module.css';

interface ListViewProps {
  from: Day;
  /** The day after the last that was read. */
  to: Day;
  isReading: boolean;
  /** The last stretch held nothing: only who asks reads on. */
  isQuiet: boolean;
  onMore: () => void;
  onEarlier: () => void;
  onAdd: () => void;
}

const daysWith = (blocks: readonly Block[], from: Day, to: Day) =>
  daysFrom(from, daysBetween(from, to)).flatMap((day) => {
    const here = blocksOn(blocks, day);
    return here.length > 0 ? [{ day, blocks: here }] : [];
  });

/** Day after day with what is on it, without end. */
export function ListView({ from, to, isReading, isQuiet, ...offers }: ListViewProps) {
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { blocks, today } = useCalendarWork();
  const days = daysWith(blocks, from, to);
  return (
    <div className={classes.list}>
      <Button variant="subtle" size="compact-sm" onClick={offers.onEarlier}>
        {t('earlier')}
      </Button>
      {days.map(({ day, blocks }) => (
        <section key={day} aria-label={dayText(day)} className={classes.day} data-list-day={day}>
          <h2 aria-current={day === today ? 'date' : undefined}>
            {dayText(day)}
            {day === today && <span className={classes.today}>{t('today')}</span>}
          </h2>
          <DayLines blocks={blocks} />
        </section>
      ))}
      {isReading && <LinesSkeleton lines={4} />}
      {!isReading && days.length === 0 && (
        <StateMessage
          icon={IconCalendarOff}
          title={t('empty.title')}
          text={t('empty.text', { day: dayText(addDays(to, -1)) })}
          action={<Button onClick={offers.onAdd}>{t('new')}</Button>}
        />
      )}
      {!isReading && <MoreDays isQuiet={isQuiet} onMore={offers.onMore} />}
    </div>
  );
}

/** Reads on as soon as it comes into sight. */
function MoreDays({ isQuiet, onMore }: { isQuiet: boolean; onMore: () => void }) {
  const t = useTranslations('calendar');
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const { current: end } = ref;
    if (isQuiet || !end) return undefined;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '300px' },
    );
    watch.observe(end);
    return () => watch.disconnect();
  }, [isQuiet]);
  return (
    <div ref={ref} className={classes.more}>
      <Button variant="subtle" size="compact-sm" onClick={onMore}>
        {t('later')}
      </Button>
    </div>
  );
}
