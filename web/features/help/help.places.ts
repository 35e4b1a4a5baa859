import type { ShownLine } from '@plenum/contract';
import { isPage, isSaid, searchKept } from '../../platform/address-search.ts';
import type { HelpSlug } from './help.api.ts';

/** Where an article is read: inside, or beside a public event. */
export const articlePlace = (
  { slug, category }: Pick<ShownLine, 'slug' | 'category'>,
  event?: HelpSlug,
): string =>
  event === undefined
    ? `/pages/knowledge-base/${category.slug}/${slug}`
    : `/e/${event}/help/${slug}`;

export interface HelpSearch {
  q?: string;
  category?: string;
  page?: string;
}
/** Undefined takes it out of the address. */
export type HelpChange = { [K in keyof HelpSearch]?: string | undefined };

const rules = {
  q: isSaid(200),
  category: (text: string) => /^[a-z][a-z0-9-]{0,59}$/.test(text),
  page: isPage,
} as const;

export const readHelpSearch = (search: Record<string, unknown>): HelpSearch =>
  searchKept(rules, search);

export const helpPageSize = 25;
