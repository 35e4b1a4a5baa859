import type { SavedReply } from '@plenum/contract';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

const mostShown = 8;

/** What a draft asks for: one that begins with / and goes on with words of a name or an answer. */
export function repliesFor(draft: string, replies: readonly SavedReply[]): SavedReply[] {
  if (!draft.startsWith('/') || draft.includes('\n')) return [];
  const words = plainWords(draft.slice(1).trim());
  const place = ({ title, text }: SavedReply) => {
    if (plainWords(title).startsWith(words)) return 0;
    if (plainWords(title).includes(words)) return 1;
    return plainWords(text).includes(words) ? 2 : -1;
  };
  return replies
    .filter((reply) => place(reply) >= 0)
    .toSorted((a, b) => place(a) - place(b) || a.title.localeCompare(b.title))
    .slice(0, mostShown);
}
