import type { BlogDeskQuery, PostQuery, PostState } from '@plenum/contract';
import { isPage, isSaid, searchKept } from '../../platform/address-search.ts';
import { type Locale, locales } from '../../platform/config.ts';

export const blogPageSize = 12;

const languageOf = (text: string | undefined): Locale | undefined =>
  locales.find((locale) => locale === text);

/** What the address of the blog can say. */
const rules = {
  q: isSaid(100),
  category: isSaid(40),
  tag: isSaid(40),
  language: (text: string) => languageOf(text) !== undefined,
  page: isPage,
} as const;

export type BlogSearch = { [K in keyof typeof rules]?: string };
/** Undefined takes it out of the address. */
export type BlogChange = { [K in keyof BlogSearch]?: string | undefined };

export const readBlogSearch = (search: Record<string, unknown>): BlogSearch =>
  searchKept(rules, search);

export const noBlogFilters = {
  q: undefined,
  category: undefined,
  tag: undefined,
  language: undefined,
} as const satisfies BlogChange;

export const hasBlogFilters = ({ q, category, tag, language }: BlogSearch): boolean =>
  [q, category, tag, language].some((text) => text !== undefined);

export function postQueryOf({ q, category, tag, language, page }: BlogSearch): PostQuery {
  const spoken = languageOf(language);
  return {
    perPage: blogPageSize,
    ...(q && { q }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(spoken && { language: spoken }),
    ...(page && { page: Number(page) }),
  };
}

export const postStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
const stateOf = (text: string | undefined): PostState | undefined =>
  postStates.find((state) => state === text);

export interface DeskSearch {
  state?: string;
  page?: string;
}

export const readDeskSearch = (search: Record<string, unknown>): DeskSearch =>
  searchKept({ state: (text) => stateOf(text) !== undefined, page: isPage }, search);

export const deskPageSize = 25;

export function deskQueryOf({ state, page }: DeskSearch): BlogDeskQuery {
  const only = stateOf(state);
  return { ...(only && { state: only }), ...(page && { page: Number(page) }) };
}
