import type { QueryClient } from '@tanstack/react-query';
import { CallProblem } from '../../platform/call-problem.ts';
import { onMessage } from '../../platform/messages.ts';
import { sendCommand, whenConnected } from '../../platform/socket-client.ts';
import { conversationOptions, pinnedOptions, readChanges } from './chat.api.ts';
import { hasHole, heal, hear, type History, knowHead } from './lines/lines.history.ts';
import { changeHistories, linesKey } from './lines/lines.ts';

/** What was said a moment ago is on its way: only what does not come is asked for. */
const patienceMs = 250;
const longestPauseMs = 30_000;

const holesOf = (client: QueryClient, conversationId: number) =>
  client
    .getQueriesData<History>({ queryKey: linesKey(conversationId) })
    .flatMap(([key, history]) => (history && hasHole(history) ? [{ key, history }] : []));

const isGone = (problem: unknown) =>
  problem instanceof CallProblem && [403, 404].includes(problem.status);

/** Fills holes, one question at a time; what cannot be asked now is asked again later. */
function healerOf(client: QueryClient, conversationId: number, me: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isAsking = false;
  let pauseMs = patienceMs;

  const fill = async ({ key, history: { upTo } }: ReturnType<typeof holesOf>[number]) => {
    const answer = await readChanges(conversationId, upTo);
    if (answer.isTooFar) await client.refetchQueries({ queryKey: key, exact: true });
    else client.setQueryData<History>(key, (known) => known && heal(known, upTo, answer, me));
  };

  const run = async () => {
    timer = undefined;
    isAsking = true;
    try {
      for (const hole of holesOf(client, conversationId)) await fill(hole);
      pauseMs = patienceMs;
    } catch (problem) {
      isStopped ||= isGone(problem);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    }
    isAsking = false;
    soon();
  };

  const soon = () => {
    if (isStopped || isAsking || timer !== undefined) return;
    if (holesOf(client, conversationId).length === 0) return;
    timer = setTimeout(() => void run(), pauseMs);
  };

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { soon, stop };
}

function watch(client: QueryClient, conversationId: number, me: number): () => void {
  const healer = healerOf(client, conversationId, me);
  const mayModerate = () =>
    client.getQueryData(conversationOptions(conversationId).queryKey)?.mayModerate ?? false;

  const askWhereItStands = async () => {
    const { sequence } = await sendCommand('chat.watch', { conversationId });
    changeHistories(client, conversationId, (known) => knowHead(known, sequence));
    healer.soon();
  };
  const forgets = [
    whenConnected(() => void askWhereItStands().catch(() => undefined)),
    onMessage('chat.changes', (told) => {
      if (told.conversationId !== conversationId) return;
      // What is held back is told to nobody; those who moderate ask for it.
      const heard = mayModerate() ? told.changes.filter(({ line }) => line) : told.changes;
      const head = told.changes.at(-1)?.sequence ?? 0;
      changeHistories(client, conversationId, (known) => knowHead(hear(known, heard, me), head));
      if (told.changes.some(({ line }) => line?.isPinned)) {
        void client.invalidateQueries({ queryKey: pinnedOptions(conversationId).queryKey });
      }
      healer.soon();
    }),
  ];
  return () => {
    healer.stop();
    for (const forget of forgets) forget();
    void sendCommand('chat.unwatch', { conversationId }).catch(() => undefined);
  };
}

const watched = new Map<string, { count: number; stop: () => void }>();

/** Hears a conversation as long as somebody here looks at it; twice open, it is heard once. */
export function watchConversation(
  client: QueryClient,
  conversationId: number,
  me: number,
): () => void {
  const name = `${me} ${conversationId}`;
  const known = watched.get(name) ?? { count: 0, stop: watch(client, conversationId, me) };
  known.count += 1;
  watched.set(name, known);
  return () => {
    known.count -= 1;
    if (known.count > 0) return;
    watched.delete(name);
    known.stop();
  };
}
