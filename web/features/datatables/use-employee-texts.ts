import type { Employee } from '@plenum/contract';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { amountOf, dayOf, yearsOf } from './datatables.values.ts';

/** The values of an employee as the reader’s language writes them. */
export function useEmployeeTexts() {
  const t = useTranslations('datatables');
  const format = useFormatter();
  return useMemo(
    () => ({
      started: ({ start_date: date }: Employee) =>
        format.dateTime(dayOf(date), { dateStyle: 'medium', timeZone: 'UTC' }),
      salary: ({ salary }: Employee) =>
        format.number(amountOf(salary), { style: 'currency', currency: 'USD' }),
      experience: ({ experience }: Employee) => t('years', { count: yearsOf(experience) }),
    }),
    [t, format],
  );
}
