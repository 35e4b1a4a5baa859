import type { AnswerValue, BookingQuestion, MyEvent } from '@plenum/contract';
import { useMemo } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';

export type Said = Pick<AnswerValue, 'optionId' | 'from' | 'until'>;

const days = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** What was answered, as a person would say it. */
export function useSaidWords(event: MyEvent): (question: BookingQuestion, said: Said) => string {
  const t = useTranslations('booking-desk.answers');
  const words = useWords(event.languages);
  const format = useFormatter();
  const locale = useLocale();
  const countries = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  return ({ kind, options }, { optionId, from, until }) => {
    if (kind === 'yes_no') return t(optionId === 1 ? 'yes' : 'no');
    if (kind === 'agreement') return t('agreed');
    if (kind === 'country') return countries.of(from) ?? from;
    if (optionId !== null) return words(options.find(({ id }) => id === optionId)?.text ?? {});
    const word = (one: string): string =>
      kind === 'date' ? format.dateTime(new Date(one), days) : format.number(Number(one));
    return from === until ? word(from) : t('span', { from: word(from), until: word(until) });
  };
}
