import type { Changes, LineChange, LinePage, Messages } from '@plenum/contract';
import { io, type Socket } from 'socket.io-client';

export interface HistoryOptions {
  address: string;
  token: string;
  conversationId: number;
  /** Asks for what it missed, as a browser does; without, to see what that is worth. */
  heals: boolean;
}

/** A window on one conversation that keeps its whole history, whatever becomes of its line. */
export interface HistoryClient {
  /** Text by number, in the order of numbers. */
  history(): [number, string][];
  /** What came a second time, or with other words. */
  readonly surprises: string[];
  readonly reloads: number;
  /** As a train in a tunnel would. */
  cut(): void;
  comeBack(): void;
  /** Connected, and nothing it knows of is missing. */
  isWhole(): boolean;
  close(): void;
}

export function openHistory(options: HistoryOptions): HistoryClient {
  const { conversationId, heals } = options;
  const lines = new Map<number, string>();
  const surprises: string[] = [];
  let upTo = 0;
  let known = 0;
  let reloads = 0;
  let asking: Promise<void> | null = null;
  let isWatching = false;
  const socket: Socket = io(options.address, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
    auth: { token: options.token },
  });

  const note = ({ sequence, line }: LineChange) => {
    if (!line) return surprises.push(`${sequence} is for nobody`);
    const before = lines.get(line.sequence);
    if (before !== undefined && before !== line.text) surprises.push(`${sequence} changed`);
    lines.set(line.sequence, line.text);
  };
  /** Everything up to the number it ends at is here now. */
  const reload = async () => {
    reloads++;
    for (let after = 0; ;) {
      const page = await read<LinePage>(options, `lines?after=${after}&limit=200`);
      for (const line of page.lines) lines.set(line.sequence, line.text);
      after = page.lines.at(-1)?.sequence ?? after;
      if (page.hasAfter) continue;
      upTo = Math.max(upTo, page.sequence);
      return;
    }
  };
  const ask = async () => {
    if (!heals) return;
    while (upTo < known) {
      const { changes, sequence, isTooFar } = await read<Changes>(options, `changes?after=${upTo}`);
      if (isTooFar) await reload();
      for (const change of changes) note(change);
      if (!isTooFar) upTo = Math.max(upTo, sequence);
    }
  };
  const heal = () => {
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => (asking = null));
  };
  socket.on('chat.changes', ({ changes }: Messages['chat.changes']) => {
    for (const change of changes) {
      note(change);
      known = Math.max(known, change.sequence);
      if (change.sequence === upTo + 1) upTo++;
    }
    if (upTo < known) heal();
  });
  socket.on('connect', () => {
    const watching = socket.emitWithAck('chat.watch', { conversationId }) as Promise<Watched>;
    watching.then(
      ({ answer }) => {
        if (!answer) return;
        isWatching = true;
        known = Math.max(known, answer.sequence);
        heal();
      },
      // Cut again before it was answered.
      () => undefined,
    );
  });
  socket.on('disconnect', () => (isWatching = false));
  return {
    history: () => [...lines].toSorted(([one], [other]) => one - other),
    surprises,
    get reloads() {
      return reloads;
    },
    cut: () => void socket.disconnect(),
    comeBack: () => void socket.connect(),
    isWhole: () => isWatching && (!heals || (upTo >= known && asking === null)),
    close: () => void socket.disconnect(),
  };
}

interface Watched {
  answer?: { sequence: number };
}

async function read<T>({ address, token, conversationId }: HistoryOptions, path: string) {
  const answer = await fetch(`${address}/api/chat/conversations/${conversationId}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as T;
}
