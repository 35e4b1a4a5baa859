import { useState } from 'react';
import { useOwner } from '../desks/use-owner.ts';
import { readStored, writeStored } from '../../../platform/stored-value.ts';

const placeOf = (owner: string, place: string) => `plenum.draft.${owner}.${place}`;

/** What was typed and not sent; it is there again after another page, or a reload. */
const readDraft = (owner: string, place: string): string => readStored(placeOf(owner, place)) ?? '';

const keepDraft = (owner: string, place: string, text: string): void =>
  writeStored(placeOf(owner, place), text || null);

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
