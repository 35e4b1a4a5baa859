import { useFormatter, useTranslations } from 'use-intl';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { addDays, dateOf, type Day, weekStart } from '../calendar.days.ts';
import { untilWords } from '../calendar.moments.ts';
import { partsOf, type RepeatKind, weekdayInMonth, weekdays } from './entry.rule.ts';

const utc = { timeZone: 'UTC' } as const;
const aWeek = weekStart('2026-01-05');
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const listOf = (text: string) => text.split(',').filter(Boolean);

/** Rules of repeats in the reader's words. */
export function useRepeatWords() {
  const t = useTranslations('calendar.repeat');
  const format = useFormatter();
  const { temporal, zone } = useCalendarFacts();

  const weekdayName = (place: number) =>
    format.dateTime(dateOf(addDays(aWeek, place)), { weekday: 'long', ...utc });
  const ordinal = (place: number, weekday: string) =>
    place < 0
      ? t(place === -1 ? 'last' : 'fromLast', { place: -place, weekday })
      : t('nth', { place, weekday });
  const byDay = (text: string) => {
    const [, place = '', name] = /^([+-]?\d{0,3})([A-Z]{2})$/.exec(text) ?? [];
    const weekday = weekdayName(
      Math.max(
        weekdays.findIndex((one) => one === name),
        0,
      ),
    );
    return Number(place) ? ordinal(Number(place), weekday) : weekday;
  };
  const month = (text: string) =>
    format.dateTime(Date.UTC(2026, Number(text) - 1, 15), { month: 'long', ...utc });
  const list = (words: readonly string[]) => format.list(words);

  const kindName = (kind: RepeatKind, start: Day) => {
    if (kind !== 'monthlyWeekday' && kind !== 'monthlyDay') return t(`kinds.${kind}`);
    if (kind === 'monthlyDay') return t('kinds.monthlyDay', { day: Number(start.slice(8)) });
    const { place, weekday } = weekdayInMonth(start);
    const name = weekdayName(weekdays.indexOf(weekday));
    return t('kinds.monthlyWeekday', { which: ordinal(place, name) });
  };

  /** All of a rule that it says, one part after the other. */
  const ruleWords = (rule: string): string => {
    const parts = partsOf(rule);
    const { BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, UNTIL, COUNT, INTERVAL } = parts;
    const frequency = frequencies.find((name) => name === parts['FREQ']) ?? 'DAILY';
    const days = untilWords(temporal, zone, false);
    const until = UNTIL ? days.read(UNTIL) : '';
    const rest = Object.entries(parts).filter(([name]) => unsaid.has(name));
    return [
      t(`every.${frequency}`, { count: Number(INTERVAL) || 1 }),
      BYDAY && t('on', { days: list(listOf(BYDAY).map(byDay)) }),
      BYMONTHDAY && t('onDays', { days: list(listOf(BYMONTHDAY)) }),
      BYMONTH && t('inMonths', { months: list(listOf(BYMONTH).map(month)) }),
      BYSETPOS && t('positions', { positions: list(listOf(BYSETPOS)) }),
      ...rest.map(([name, value]) => `${name} ${value}`),
      until &&
        t('untilDay', { day: format.dateTime(dateOf(until), { dateStyle: 'long', ...utc }) }),
      COUNT && t('times', { count: Number(COUNT) }),
    ]
      .filter(Boolean)
      .join(', ');
  };

  return { kindName, ruleWords };
}

/** Parts so rare that they have no words of their own. */
const unsaid = new Set(['BYYEARDAY', 'BYWEEKNO', 'BYHOUR', 'BYMINUTE', 'BYSECOND']);
