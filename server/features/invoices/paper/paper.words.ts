import { createTranslator } from 'use-intl/core';
import de from '../../../locales/de/papers.json' with { type: 'json' };
import en from '../../../locales/en/papers.json' with { type: 'json' };
import fr from '../../../locales/fr/papers.json' with { type: 'json' };
import pt from '../../../locales/pt/papers.json' with { type: 'json' };
import { wordMoney } from '@plenum/contract/kernel/word-money.ts';
import type { Language } from '../../../platform/mail/letter.ts';

const texts = { en, de, fr, pt };

/** The words of papers in one language, and how days, amounts and rates are written in it. */
export function wordsIn(language: Language) {
  const say = createTranslator({ locale: language, messages: texts[language], namespace: 'paper' });
  const sayMail = createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'mails',
  });
  const sayAccount = createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'account',
  });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const rates = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return {
    language,
    say,
    sayMail,
    sayAccount,
    /** Page numbers are put in while it is set. */
    pages: texts[language].paper.pages,
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    money: (amount: number, currency: string) => wordMoney(amount, currency, language),
    /** Hundredths of a percent. */
    rate: (rate: number) => rates.format(rate / 10_000),
    count: (count: number) => count.toLocaleString(language),
    country: (code: string) => regions.of(code) ?? code,
  };
}

export type PaperWords = ReturnType<typeof wordsIn>;
