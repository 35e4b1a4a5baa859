import type { PersonStatus } from '@plenum/contract';
import { onMessage } from '../../platform/messages.ts';
import { sendCommand, whenConnected } from '../../platform/socket-client.ts';
import { readPresence } from './chat.api.ts';

/** The server tells of so many at once. */
const most = 200;

type Listener = () => void;
const wanted = new Map<number, number>();
const known = new Map<number, PersonStatus>();
const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stop: (() => void) | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

/** All who are in sight anywhere on the page are asked for together. */
async function ask(): Promise<void> {
  timer = undefined;
  const personIds = [...wanted.keys()].slice(0, most);
  if (personIds.length === 0) return;
  await sendCommand('chat.watch_people', { personIds }).catch(() => undefined);
  const answer = await readPresence(personIds).catch(() => null);
  for (const { id, status } of answer?.people ?? []) known.set(id, status);
  tell();
}

const askSoon = () => {
  timer ??= setTimeout(() => void ask(), 50);
};

function begin(): void {
  const forgets = [
    whenConnected(askSoon),
    onMessage('chat.presence', ({ personId, status }) => {
      known.set(personId, status);
      tell();
    }),
  ];
  stop = () => {
    for (const forget of forgets) forget();
    stop = undefined;
    known.clear();
  };
}

export const presence = {
  get: (personId: number): PersonStatus | undefined => known.get(personId),
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Keeps somebody in sight; the answer lets them go. */
  want: (personId: number) => {
    if (!stop) begin();
    const count = wanted.get(personId) ?? 0;
    wanted.set(personId, count + 1);
    if (count === 0) askSoon();
    return () => {
      const left = (wanted.get(personId) ?? 1) - 1;
      if (left > 0) wanted.set(personId, left);
      else wanted.delete(personId);
      if (wanted.size === 0) stop?.();
    };
  },
};
