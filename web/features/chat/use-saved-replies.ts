import type { SavedReply } from '@plenum/contract';
import { createContext, type KeyboardEvent, type RefObject, use, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { repliesFor } from './chat.replies.ts';
import type { Draft } from './use-draft.ts';

const none: readonly SavedReply[] = [];

/** What a field of this place offers after a slash; elsewhere nothing. */
export const SavedRepliesContext = createContext<readonly SavedReply[]>(none);

/** Offers saved answers while / begins a draft; arrows choose, Enter or Tab takes, Escape leaves it. */
export function useSavedReplies(draft: Draft, field: RefObject<HTMLTextAreaElement | null>) {
  const all = use(SavedRepliesContext);
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const [leftAt, setLeftAt] = useState<string>();
  const replies = leftAt === draft.text ? none : repliesFor(draft.text, all);
  const at = Math.min(chosen, Math.max(0, replies.length - 1));

  const take = ({ text }: SavedReply) => {
    // Whoever types on at once does so behind it.
    flushSync(() => {
      draft.change(text);
      setChosen(0);
    });
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const reply = replies[at];
    if (!reply) return false;
    if (event.key === 'ArrowDown') setChosen((at + 1) % replies.length);
    else if (event.key === 'ArrowUp') setChosen((at + replies.length - 1) % replies.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(reply);
    else if (event.key === 'Escape') setLeftAt(draft.text);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    listId,
    replies,
    at,
    take,
    onKeyDown,
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': listId,
      'aria-activedescendant': `${listId}-${at}`,
    },
  };
}

export type OfferedReplies = ReturnType<typeof useSavedReplies>;
