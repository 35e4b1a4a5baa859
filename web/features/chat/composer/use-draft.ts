import { useState } from 'react';
import { keepDraft, readDraft } from './composer.drafts.ts';
import { useOwner } from '../desks/use-owner.ts';

export interface Draft {
  text: string;
  change: (text: string) => void;
}

export function useDraft(conversationId: number, threadId: number | null): Draft {
  const owner = useOwner();
  const place = threadId === null ? String(conversationId) : `${conversationId}.${threadId}`;
  const [text, setText] = useState(() => readDraft(owner, place));
  return {
    text,
    change: (next) => {
      setText(next);
      keepDraft(owner, place, next);
    },
  };
}
