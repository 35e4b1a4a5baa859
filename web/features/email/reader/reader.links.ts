import type { LinkProps } from '@tanstack/react-router';
import type { EmailListOf } from '../email.order.ts';
import {
  type EmailFolder,
  type EmailSearch,
  keepWriting,
  readEmailSearch,
} from '../email.places.ts';

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;
type Search = (before: Record<string, unknown>) => EmailSearch;

const same: Search = (before) => readEmailSearch(before);

/** A mail in the list it is read from: the search of the list stays. */
export function mailPlace({ folder, label }: EmailListOf, emailId: number): Place {
  const id = String(emailId);
  if (label) {
    return {
      to: '/apps/email/label/$label/$emailId',
      params: { label, emailId: id },
      search: same,
    };
  }
  return { to: '/apps/email/$folder/$emailId', params: { folder, emailId: id }, search: same };
}

/** The list itself, as it was before a mail of it was opened. */
export function listPlace({ folder, label }: EmailListOf): Place {
  if (label) return { to: '/apps/email/label/$label', params: { label }, search: same };
  return { to: '/apps/email/$folder', params: { folder }, search: same };
}

export const folderPlace = (folder: EmailFolder): Place => ({
  to: '/apps/email/$folder',
  params: { folder },
  search: keepWriting,
});

export const labelPlace = (label: string): Place => ({
  to: '/apps/email/label/$label',
  params: { label },
  search: keepWriting,
});
