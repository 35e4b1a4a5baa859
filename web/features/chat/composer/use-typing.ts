import { useEffect, useRef, useState } from 'react';
import { onMessage } from '../../../platform/messages.ts';
import { sendCommand } from '../../../platform/socket-client.ts';
import { useMe } from '../desks/use-owner.ts';

const shownMs = 6_000;
const saidMs = 3_000;

/** Who else is writing just now. */
export function useTyping(conversationId: number): readonly string[] {
  const me = useMe();
  const [typing, setTyping] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const stop = (personId: number) => {
      clearTimeout(timers.get(personId));
      setTyping((known) => new Map([...known].filter(([id]) => id !== personId)));
    };
    const forgets = [
      onMessage('chat.typing', (said) => {
        if (said.conversationId !== conversationId || said.personId === me) return;
        clearTimeout(timers.get(said.personId));
        timers.set(
          said.personId,
          setTimeout(() => stop(said.personId), shownMs),
        );
        setTyping((known) => new Map(known).set(said.personId, said.fullName));
      }),
      onMessage('chat.changes', (told) => {
        if (told.conversationId !== conversationId) return;
        for (const { line } of told.changes) if (line?.author) stop(line.author.id);
      }),
    ];
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const forget of forgets) forget();
    };
  }, [conversationId, me]);
  return [...typing.values()];
}

/** Says that I am writing, now and then. */
export function useSayTyping(conversationId: number): () => void {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < saidMs) return;
    last.current = now;
    sendCommand('chat.typing', { conversationId }).catch(() => undefined);
  };
}
