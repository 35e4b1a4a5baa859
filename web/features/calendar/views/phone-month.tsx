import { useTranslations } from 'use-intl';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import { blocksOn } from './views.blocks.ts';
import { monthGrid } from '../calendar.days.ts';
import { DayLines } from './day-lines.tsx';
import classes from './phone-month.module.css';
import { SmallMonth } from './small-month.tsx';
import { marksOf } from './use-blocks.ts';

/** The month as dots, and the chosen day under it. */
export function PhoneMonth() {
  const t = useTranslations('calendar');
  const { dayText } = useCalendarFacts();
  const { on, blocks, go } = useCalendarWork();
  const here = blocksOn(blocks, on);
  return (
    <>
      <SmallMonth marks={marksOf(blocks, monthGrid(on).flat())} onDay={(day) => go(day)} isWhole />
      <section className={classes.day} aria-label={dayText(on)}>
        <h2>{dayText(on)}</h2>
        {here.length > 0 ? <DayLines blocks={here} /> : <p>{t('nothingOn')}</p>}
      </section>
    </>
  );
}
