import type { ImportPlan } from '@plenum/contract';
import { useTranslations } from 'use-intl';

/** Where in the file something stands: a line of a table, or the place among its sessions. */
export function usePlaceWords(format: ImportPlan['format']) {
  const t = useTranslations('agenda.exchange');
  return (row: number) => t(format === 'csv' ? 'row' : 'place', { row });
}
