import type { Tier } from '@plenum/contract';

/** What the addresses of the exhibitors' pages can say. */
export const tiers = ['platinum', 'gold', 'silver'] as const satisfies readonly Tier[];
export const shows = ['unfinished', 'review', 'hidden', 'no-staff'] as const;
export type Show = (typeof shows)[number];
export const panels = ['tier', 'rules', 'applications'] as const;
export type ExhibitorsPanel = (typeof panels)[number];

export interface ExhibitorsSearch {
  q?: string;
  show?: Show;
  panel?: ExhibitorsPanel;
  /** The id of the booth whose change is looked at. */
  review?: string;
}

/** Changes some of it; what is undefined goes away. */
export type ChangeSearch = (change: {
  [K in keyof ExhibitorsSearch]: ExhibitorsSearch[K] | undefined;
}) => void;

export const isTier = (word: string | undefined): word is Tier =>
  tiers.some((tier) => tier === word);

export function readExhibitorsSearch(search: Record<string, unknown>): ExhibitorsSearch {
  const { q, review } = search;
  const show = shows.find((one) => one === search['show']);
  const panel = panels.find((one) => one === search['panel']);
  const id = typeof review === 'number' ? String(review) : review;
  return {
    ...(typeof q === 'string' && q !== '' ? { q: q.slice(0, 200) } : {}),
    ...(show ? { show } : {}),
    ...(panel ? { panel } : {}),
    ...(typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? { review: id } : {}),
  };
}
