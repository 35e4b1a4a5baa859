import { isPeriod, type Period } from '../../../ui/time/periods.ts';

export interface FiguresSearch {
  period?: Period;
}

export const usual: Period = 'this-month';

/** Keeps of an address what is not usual anyway. */
export const readFiguresSearch = ({ period }: Record<string, unknown>): FiguresSearch =>
  typeof period === 'string' && isPeriod(period) && period !== usual ? { period } : {};
