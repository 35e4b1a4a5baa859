import { searchKept } from '../../platform/address-search.ts';

const rules = { post: (text: string) => /^[1-9]\d{0,15}$/.test(text) } as const;

/** The address may lead to one post. */
export const readFeedSearch = (search: Record<string, unknown>): { post?: string } =>
  searchKept(rules, search);
