import { wordMoney } from '@plenum/contract/kernel/word-money.ts';
import { wordSpan } from '@plenum/contract/kernel/word-span.ts';
import { createTranslator } from 'use-intl/core';
import de from '../../../locales/de/figures.json' with { type: 'json' };
import en from '../../../locales/en/figures.json' with { type: 'json' };
import fr from '../../../locales/fr/figures.json' with { type: 'json' };
import pt from '../../../locales/pt/figures.json' with { type: 'json' };
import type { Language } from '../../../platform/mail/letter.ts';

const texts = { en, de, fr, pt };
const many = 9;
const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const steps = {
  day: { day: 'numeric', timeZone: 'UTC' },
  month: { month: 'short', timeZone: 'UTC' },
} as const;

/** The words of the report in one language, and how its figures are written. */
export function wordsIn(language: Language) {
  const messages = texts[language];
  const options = { locale: language, messages } as const;
  const dates = new Intl.DateTimeFormat(language, date);
  const percents = (more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0, ...more });
  const shares = percents({});
  const changes = percents({ signDisplay: 'exceptZero' });
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return {
    language,
    /** Page numbers are put in while it is set. */
    pages: messages.paper.pages,
    say: createTranslator({ ...options, namespace: 'paper' }),
    card: createTranslator({ ...options, namespace: 'cards' }),
    chart: createTranslator({ ...options, namespace: 'charts' }),
    fact: createTranslator({ ...options, namespace: 'facts' }),
    share: createTranslator({ ...options, namespace: 'shares' }),
    day: (day: string, step: 'day' | 'month') =>
      new Intl.DateTimeFormat(language, steps[step]).format(new Date(day)),
    range: ({ from, until }: { from: string; until: string }) =>
      dates.formatRange(new Date(from), new Date(until)),
    moment: (at: Date, timeZone: string) =>
      new Intl.DateTimeFormat(language, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }).format(at),
    count: (count: number) => count.toLocaleString(language, { maximumFractionDigits: 1 }),
    percent: (part: number) => shares.format(part),
    /** What is many times more is told as that: nobody reads 76,928 %. */
    change: (part: number) => (part >= many ? `> ${many + 1}×` : changes.format(part)),
    length: (seconds: number) => wordSpan(seconds, language),
    money: (amount: number, currency: string) => wordMoney(amount, currency, language),
    /** What came later than these words is told as the rest. */
    screen: (name: string) =>
      new Map(Object.entries(messages.shares.screen)).get(name) ?? messages.shares.screen.other,
    country: (code: string) => regions.of(code) ?? code,
  };
}

export type FigureWords = ReturnType<typeof wordsIn>;
