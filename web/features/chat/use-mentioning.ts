import type { ChatPerson } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { membersOptions } from './chat.api.ts';
import { mentionIdsIn, openMention, type OpenMention, putMention } from './chat.mentions.ts';
import type { Draft } from './use-draft.ts';
import { useMe } from './use-owner.ts';

const mostShown = 8;

/** Offers people while an @ is being typed; arrows choose, Enter or Tab takes, Escape leaves it. */
export function useMentioning(
  conversationId: number,
  draft: Draft,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const me = useMe();
  const listId = useId();
  const [open, setOpen] = useState<OpenMention | null>(null);
  const [chosen, setChosen] = useState(0);
  const [picked, setPicked] = useState<readonly ChatPerson[]>([]);
  const q = open?.q ?? '';
  const { data } = useQuery({ ...membersOptions(conversationId, q), enabled: open !== null });
  const people = open ? (data?.people ?? []).filter(({ id }) => id !== me).slice(0, mostShown) : [];
  const at = Math.min(chosen, Math.max(0, people.length - 1));

  const take = (person: ChatPerson) => {
    const input = field.current;
    if (!open || !input) return;
    const put = putMention(draft.text, input.selectionStart, open, person);
    // Whoever types on at once does so behind the name.
    flushSync(() => {
      draft.change(put.text);
      setPicked((known) => [...known, person]);
      setOpen(null);
    });
    input.focus();
    input.setSelectionRange(put.caret, put.caret);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const person = people[at];
    if (!person) return false;
    if (event.key === 'ArrowDown') setChosen((at + 1) % people.length);
    else if (event.key === 'ArrowUp') setChosen((at + people.length - 1) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(person);
    else if (event.key === 'Escape') setOpen(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const isShown = people.length > 0;
  return {
    listId,
    people,
    at,
    take,
    onKeyDown,
    follow: (text: string, caret: number) => {
      const next = openMention(text, caret);
      if (next?.q !== open?.q) setChosen(0);
      setOpen(next);
    },
    idsNow: () => mentionIdsIn(draft.text, picked),
    fieldProps: isShown
      ? {
          'aria-autocomplete': 'list' as const,
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${at}`,
        }
      : {},
  };
}

export type Mentioning = ReturnType<typeof useMentioning>;
