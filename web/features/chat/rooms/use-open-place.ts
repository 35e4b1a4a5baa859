import type { Conversation, Line } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readChanges, readThread } from '../chat.api.ts';
import { self as ownSelf } from '../chat.live.ts';
import { addressOf } from '../chat.places.ts';
import type { ConversationPlace } from './rooms.conversation-place.ts';
import type { Reading } from '../lines/use-history.ts';
import { useLineDeeds } from '../lines/use-line-deeds.ts';
import type { Target } from './use-opening.ts';
import { useMe } from '../desks/use-owner.ts';
import { useSeenLine } from '../lines/use-seen-line.ts';

/** A thread's line stands in no history of its own: it is found by its number, its thread opened. */
async function rootOf(conversationId: number, sequence: number): Promise<Line | null> {
  const { changes } = await readChanges(conversationId, sequence - 1);
  const threadId = changes.find(({ line }) => line?.sequence === sequence)?.line?.threadId;
  return threadId ? (await readThread(conversationId, threadId)).root : null;
}

/** What the lines of an open conversation know, and where one goes in it. */
export function useOpenPlace(
  conversation: Conversation,
  { history, reach }: Reading,
  focus: number | undefined,
) {
  const me = useMe();
  const deeds = useLineDeeds(conversation);
  const { data: self } = useQuery(ownSelf.options(undefined));
  const [thread, setThread] = useState<Line | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const seen = useSeenLine(conversation, history);

  const find = async (sequence: number) => {
    if (await reach(sequence)) setTarget({ sequence, time: Date.now() });
    else setThread(await rootOf(conversation.id, sequence));
  };
  const go = (sequence: number) => void find(sequence).catch(() => undefined);
  const goToFocus = useEffectEvent(go);
  const isHere = history !== undefined;
  useEffect(() => {
    if (focus === undefined || !isHere) return undefined;
    const timer = setTimeout(() => goToFocus(focus));
    return () => clearTimeout(timer);
  }, [focus, isHere]);

  const blocked = useMemo(() => new Set(self?.blocked.map(({ id }) => id)), [self]);
  const place: ConversationPlace = {
    conversation,
    me,
    deeds,
    blocked,
    focus,
    isInThread: false,
    openThread: setThread,
    linkTo: (line) => addressOf(conversation, line.sequence),
    seen,
  };
  return {
    place,
    thread,
    target,
    go,
    goToEnd: () => setTarget({ sequence: null, time: Date.now() }),
    closeThread: () => setThread(null),
  };
}
