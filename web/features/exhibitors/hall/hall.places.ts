import type { Step } from '@plenum/contract';
import { isSaid, searchKept } from '../../../platform/address-search.ts';

const isFlag = (text: string) => text === '1';

/** What the address of the floor can say. */
const rules = {
  q: isSaid(200),
  topic: isSaid(40),
  product: isSaid(120),
  online: isFlag,
  mine: (text: string) => ['saved', 'visited', 'new'].includes(text),
  view: (text: string) => text === 'list',
} as const;

export type HallSearch = { [K in keyof typeof rules]?: string | undefined };

export const readHallSearch = (search: Record<string, unknown>): HallSearch =>
  searchKept(rules, search);

export const noHallFilters = {
  q: undefined,
  topic: undefined,
  product: undefined,
  online: undefined,
  mine: undefined,
} as const satisfies HallSearch;

export const countHallFilters = (search: HallSearch): number =>
  Object.keys(noHallFilters).filter((name) => search[name as keyof HallSearch] !== undefined)
    .length;

export const isHallFiltered = (search: HallSearch): boolean => countHallFilters(search) > 0;

/** The steps to a booth, in the order they are usually taken. */
export const steps: readonly Step[] = ['seen', 'visited', 'downloaded', 'asked', 'dropped'];

export interface ConsoleSearch {
  /** The step whose people are looked at. */
  step?: Step | undefined;
  /** The visitor whose points are looked at. */
  who?: string | undefined;
}

export function readConsoleSearch(search: Record<string, unknown>): ConsoleSearch {
  const step = steps.find((one) => one === search['step']);
  const { who } = search;
  const isId = typeof who === 'string' && /^[1-9]\d{0,14}$/.test(who);
  return { ...(step && { step }), ...(isId && { who }) };
}
