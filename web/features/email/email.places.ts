import type { Label } from '@plenum/contract';

/** What the addresses of the email pages can say. */
export const emailFolders = ['inbox', 'starred', 'sent', 'draft', 'spam', 'trash'] as const;
export const emailLabels = [
  'personal',
  'company',
  'important',
  'private',
] as const satisfies Label[];

export type EmailFolder = (typeof emailFolders)[number];

export interface EmailSearch {
  q?: string;
  /** `1`: only what I have not read. */
  unread?: '1';
  /** The id of the draft that is being written. */
  compose?: string;
}

const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text);

export function readEmailSearch(search: Record<string, unknown>): EmailSearch {
  const { q, unread, compose } = search;
  return {
    ...(typeof q === 'string' && q !== '' ? { q: q.slice(0, 200) } : {}),
    ...(unread === '1' ? { unread } : {}),
    ...(isId(compose) ? { compose } : {}),
  };
}

/** Another list begins without the search of this one; what is being written stays open. */
export const keepWriting = (search: Record<string, unknown>): EmailSearch => {
  const { compose } = readEmailSearch(search);
  return compose ? { compose } : {};
};
