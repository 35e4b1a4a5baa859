import type { AnalyticsPeriod } from '@plenum/contract';
import { daysAfter } from '../../invoices/index.ts';

export interface Days {
  from: string;
  until: string;
}

const weeks = 28;

/** The first day of a month that is so many away from that of a day. */
export function monthFrom(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

const months = (today: string, from: number, until: number): Days => ({
  from: monthFrom(today, from),
  until: daysAfter(monthFrom(today, until), -1),
});

export const lastDaysUntil = (today: string, days: number): Days => ({
  from: daysAfter(today, 1 - days),
  until: today,
});

/** What is shown, and what it is compared with. */
export function spansOf(period: AnalyticsPeriod, today: string): { now: Days; before: Days } {
  if (period === 'last-28-days') {
    return {
      now: lastDaysUntil(today, weeks),
      before: lastDaysUntil(daysAfter(today, -weeks), weeks),
    };
  }
  if (period === 'last-month') return { now: months(today, -1, 0), before: months(today, -2, -1) };
  const month = Number(today.slice(5, 7)) - 1;
  return {
    now: months(today, -12 - month, -month),
    before: months(today, -24 - month, -12 - month),
  };
}

const beginsMonth = (day: string) => day.endsWith('-01');

/** From the first day of a month to the last one of the same or of another. */
export const areMonths = ({ from, until }: Days): boolean =>
  beginsMonth(from) && beginsMonth(daysAfter(until, 1));

export function daysIn({ from, until }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = daysAfter(day, 1)) days.push(day);
  return days;
}

type Step = 'day' | 'month';

/** Days of a year would stand too close in a chart. */
export const stepOf = (period: AnalyticsPeriod): Step => (period === 'last-year' ? 'month' : 'day');

/** Whose part of a chart a day is. */
export const partBy =
  (step: Step) =>
  (day: string): string =>
    step === 'day' ? day : monthFrom(day, 0);

export const partsIn = (days: Days, step: Step): string[] => [
  ...new Set(daysIn(days).map(partBy(step))),
];
