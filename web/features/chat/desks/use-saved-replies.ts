import type { SavedReply } from '@plenum/contract';
import { createContext, type RefObject, use, useState } from 'react';
import { repliesFor } from './desks.replies.ts';
import type { Draft } from '../composer/use-draft.ts';
import { useOffer, writeAtOnce } from './use-offer.ts';

const none: readonly SavedReply[] = [];

/** What a field of this place offers after a slash; elsewhere nothing. */
export const SavedRepliesContext = createContext<readonly SavedReply[]>(none);

/** Offers saved answers while / begins a draft. */
export function useSavedReplies(draft: Draft, field: RefObject<HTMLTextAreaElement | null>) {
  const all = use(SavedRepliesContext);
  const [leftAt, setLeftAt] = useState<string>();
  const replies = leftAt === draft.text ? none : repliesFor(draft.text, all);

  const take = ({ text }: SavedReply) =>
    writeAtOnce(field, text.length, () => {
      draft.change(text);
      chooseFirst();
    });
  const { chooseFirst, ...offer } = useOffer({
    items: replies,
    take,
    leave: () => setLeftAt(draft.text),
  });
  return { ...offer, replies, take };
}

export type OfferedReplies = ReturnType<typeof useSavedReplies>;
