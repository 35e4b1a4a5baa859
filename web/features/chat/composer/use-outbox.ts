import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { newUuid } from '../../../platform/new-key.ts';
import { whenConnected } from '../../../platform/socket-client.ts';
import { sayLine } from '../chat.api.ts';
import { teach } from '../../../platform/live/teach.ts';
import { lineAnswered } from '../lines/lines.live.ts';
import {
  dropLine,
  keepLine,
  outboxOf,
  sendWaiting,
  tryAgain,
  type WaitingLine,
} from './composer.outbox.ts';
import { useOwner } from '../desks/use-owner.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

const sendNow = (client: QueryClient, owner: string): Promise<boolean> =>
  sendWaiting(owner, {
    send: sayLine,
    onSent: (conversationId, line) => teach(client, lineAnswered(conversationId, line)),
  });

/** What was said and cannot be sent yet goes out as soon as it can, whatever page is open. */
export function useSending(): void {
  const client = useQueryClient();
  const owner = useOwner();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = firstPauseMs;
    let isStopped = false;
    const send = async () => {
      clearTimeout(timer);
      const isDone = await sendNow(client, owner);
      pauseMs = isDone ? firstPauseMs : Math.min(longestPauseMs, pauseMs * 2);
      clearTimeout(timer);
      if (!isDone && !isStopped) timer = setTimeout(() => void send(), pauseMs);
    };
    const hasWork = () =>
      outboxOf(owner)
        .get()
        .some(({ refused }) => !refused);
    const sendWaitingLines = () => void (hasWork() && send());
    const forgets = [
      outboxOf(owner).subscribe(() => {
        if (pauseMs === firstPauseMs) sendWaitingLines();
      }),
      whenConnected(sendWaitingLines),
    ];
    globalThis.addEventListener('online', sendWaitingLines);
    sendWaitingLines();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', sendWaitingLines);
      for (const forget of forgets) forget();
    };
  }, [client, owner]);
}

export interface Said {
  text: string;
  mentionIds: number[];
  files: readonly { id: number; name: string }[];
  threadId: number | null;
}

/** What of mine waits in a conversation, or in one of its threads, and what can be done about it. */
export function useOutbox(conversationId: number, threadId: number | null) {
  const owner = useOwner();
  const outbox = outboxOf(owner);
  const all = useSyncExternalStore(outbox.subscribe, outbox.get);
  const waiting = all.filter(
    (line) => line.conversationId === conversationId && (line.input.threadId ?? null) === threadId,
  );
  const say = ({ text, mentionIds, files }: Omit<Said, 'threadId'>) => {
    const line: WaitingLine = {
      conversationId,
      input: {
        clientId: newUuid(),
        text,
        ...(threadId === null ? {} : { threadId }),
        ...(mentionIds.length > 0 ? { mentionIds } : {}),
        ...(files.length > 0 ? { fileIds: files.map(({ id }) => id) } : {}),
      },
      files: files.map(({ name }) => name),
      at: new Date().toISOString(),
    };
    keepLine(owner, line);
  };
  return {
    waiting,
    say,
    retry: (clientId: string) => tryAgain(owner, clientId),
    discard: (clientId: string) => dropLine(owner, clientId),
  };
}
