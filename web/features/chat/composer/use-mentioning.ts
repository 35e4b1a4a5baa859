import type { ChatPerson } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { membersOptions } from '../chat.api.ts';
import { mentionIdsIn, openMention, type OpenMention, putMention } from './composer.mentions.ts';
import type { Draft } from './use-draft.ts';
import { useOffer, writeAtOnce } from '../desks/use-offer.ts';
import { useMe } from '../desks/use-owner.ts';

const mostShown = 8;

/** Offers people while an @ is being typed. */
export function useMentioning(
  conversationId: number,
  draft: Draft,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const me = useMe();
  const [open, setOpen] = useState<OpenMention | null>(null);
  const [picked, setPicked] = useState<readonly ChatPerson[]>([]);
  const q = open?.q ?? '';
  const { data } = useQuery({ ...membersOptions(conversationId, q), enabled: open !== null });
  const people = open ? (data?.people ?? []).filter(({ id }) => id !== me).slice(0, mostShown) : [];

  const take = (person: ChatPerson) => {
    const input = field.current;
    if (!open || !input) return;
    const put = putMention(draft.text, input.selectionStart, open, person);
    writeAtOnce(field, put.caret, () => {
      draft.change(put.text);
      setPicked((known) => [...known, person]);
      setOpen(null);
    });
  };
  const { chooseFirst, fieldProps, ...offer } = useOffer({
    items: people,
    take,
    leave: () => setOpen(null),
  });
  return {
    ...offer,
    people,
    take,
    follow: (text: string, caret: number) => {
      const next = openMention(text, caret);
      if (next?.q !== open?.q) chooseFirst();
      setOpen(next);
    },
    idsNow: () => mentionIdsIn(draft.text, picked),
    fieldProps: people.length > 0 ? fieldProps : {},
  };
}

export type Mentioning = ReturnType<typeof useMentioning>;
