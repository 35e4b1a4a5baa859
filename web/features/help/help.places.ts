import type { ShownLine } from '@plenum/contract';
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
  q: (text: string) => text.trim() !== '' && text.length <= 200,
  category: (text: string) => /^[a-z][a-z0-9-]{0,59}$/.test(text),
  page: (text: string) => /^[1-9]\d{0,4}$/.test(text) && text !== '1',
} as const;

export function readHelpSearch(search: Record<string, unknown>): HelpSearch {
  const kept = Object.entries(rules).flatMap(([name, keeps]) => {
    const text = search[name];
    return typeof text === 'string' && keeps(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(kept) as HelpSearch;
}

export const helpPageSize = 25;
