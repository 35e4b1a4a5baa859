import type { Changes, Line, LinePage, Thread } from '@plenum/contract';
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { listenToLives } from '../../../platform/live/lives.ts';
import { deliver, onReconnect } from '../../../platform/messages.ts';
import { createQueryClient } from '../../../platform/query-client.ts';
import { teach } from '../../../platform/live/teach.ts';
import { type Session, session } from '../../../platform/session/session.ts';
import { aLine } from '../../../testing/a-line.ts';
import { expectReplay, type Watch } from '../../../testing/live/replay.ts';
import { edit, reaction } from './lines.edits.ts';
import { type History, knowHead } from './lines.history.ts';
import { histories, historiesOf, type HistoryPlace, readMore } from './lines.live.ts';

/** The conversation as the server keeps it: every change takes the next number. */
interface Truth {
  sequence: number;
  lines: readonly Line[];
}

type Ask = <Answer>(look: (truth: Truth) => Answer) => Promise<Answer>;

const server = vi.hoisted(() => ({}) as { ask: Ask });

const me = 7;
const [asReader, asModerator] = [3, 4];
const rootId = 1;
const sizeOfPage = 4;

const sees = (conversationId: number, { state }: Line) =>
  state !== 'held' || conversationId === asModerator;

const visible = ({ lines }: Truth, conversationId: number, threadId: number | null) =>
  lines.filter((line) => line.threadId === threadId && sees(conversationId, line));

const pageOf = (truth: Truth, id: number, before: number): LinePage => {
  const fits = visible(truth, id, null).filter(({ sequence }) => sequence < before);
  const lines = fits.slice(-sizeOfPage);
  const hasBefore = fits.length > lines.length;
  return { lines, hasBefore, hasAfter: false, sequence: truth.sequence };
};

vi.spyOn(session, 'last').mockReturnValue({ person: { id: 7 } } as Session);
vi.mock('../chat.api.ts', () => ({
  readLines: (id: number, { before = Infinity }): Promise<LinePage> =>
    server.ask((truth) => pageOf(truth, id, before)),
  readThread: (id: number, threadId: number): Promise<Thread> =>
    server.ask((truth) => ({
      root: aLine({ id: threadId }),
      lines: visible(truth, id, threadId),
      sequence: truth.sequence,
    })),
  readChanges: (id: number, after: number): Promise<Changes> =>
    server.ask(({ sequence, lines }) => ({
      changes: lines
        .filter(({ changed }) => changed > after)
        .toSorted((one, other) => one.changed - other.changed)
        .map((line) => ({ sequence: line.changed, line: sees(id, line) ? line : null })),
      sequence,
      isTooFar: sequence - after > 12,
    })),
}));

/** As somebody has it open who scrolls up, and asks after a gap where it stands. */
const open =
  (place: HistoryPlace): Watch<Truth> =>
  (client, truth, ask) => {
    server.ask = (look) => ask(() => look(truth()));
    const { conversationId } = place;
    const observer = new QueryObserver(client, histories.options(place));
    const shown = () => observer.getCurrentResult().data;
    const forget = onReconnect(async () => {
      const head = await server.ask(({ sequence }) => sequence);
      teach(
        client,
        historiesOf(conversationId, (known) => knowHead(known, head)),
      );
    });
    const leave = observer.subscribe(() => undefined);
    const more = async (known: History) => {
      const found = await readMore(conversationId, 'before', known);
      if (found) teach(client, found);
    };
    return {
      read: () => void observer.refetch(),
      readMore: () => {
        const known = shown();
        if (known) void more(known);
      },
      leave: () => {
        forget();
        leave();
      },
      compare: (now: Truth) => {
        const { lines = [], hasBefore = false } = shown() ?? {};
        const first = hasBefore ? (lines[0]?.sequence ?? 0) : 0;
        const all = visible(now, conversationId, place.threadId);
        return { shown: lines, fresh: all.filter(({ sequence }) => sequence >= first) };
      },
    };
  };

const at = fc.nat(30);
const deeds = fc.oneof(
  fc.record({ does: fc.constantFrom('say', 'say', 'reply', 'hold'), by: fc.constantFrom(me, 8) }),
  fc.record({ does: fc.constantFrom('edit', 'delete', 'release'), at }),
  fc.record({ does: fc.constant('react'), at, isOn: fc.boolean(), by: fc.constantFrom(me, 8) }),
);
type Deed = { does: string; by?: number; at?: number; isOn?: boolean };

const isNew = ({ does }: Deed) => ['say', 'reply', 'hold'].includes(does);

/** With mine first, as in an answer to me. */
const reactionsOf = ({ reactions }: Line, by: number, isOn: boolean) => {
  const others = (reactions[0]?.personIds ?? []).filter((id) => id !== by);
  const personIds = (isOn ? [by, ...others] : others).toSorted((one, other) => one - other);
  return personIds.length > 0 ? [{ emoji: '👍', count: personIds.length, personIds }] : [];
};

const lineAt = ({ lines }: Truth, at = 0) => lines[at % lines.length] ?? aLine();

function changed(truth: Truth, { does, at, by = me, isOn = false }: Deed): Line {
  const sequence = truth.sequence + 1;
  const author = { id: by, fullName: 'X', avatar: null };
  if (does === 'reply') return aLine({ sequence, author, threadId: rootId });
  if (does === 'hold') return aLine({ sequence, author, state: 'held' });
  if (does === 'say') return aLine({ sequence, author });
  const known = { ...lineAt(truth, at), changed: sequence };
  // Nobody does anything to what is held back but let it go.
  if (known.state === 'held' || does === 'release') return { ...known, state: 'shown' };
  if (does === 'edit') return { ...known, text: `Edited ${sequence}` };
  if (does === 'delete') return { ...known, text: '', state: 'deleted' };
  return { ...known, reactions: reactionsOf(known, by, isOn) };
}

function act({ sequence, lines }: Truth, deed: Deed) {
  const line = changed({ sequence, lines }, deed);
  const others = lines.filter(({ id }) => id !== line.id);
  const inOrder = [...others, line].toSorted((one, other) => one.sequence - other.sequence);
  const changes = [{ sequence: line.changed, line: line.state === 'held' ? null : line }];
  return {
    truth: { sequence: line.changed, lines: inOrder },
    says: [asReader, asModerator].map(
      (conversationId) => ['chat.changes', { conversationId, changes }] as const,
    ),
    answer: line,
  };
}

const own = (deed: Deed, send: () => Promise<never>) => {
  if (isNew(deed)) return deed.does === 'hold' ? null : edit(asReader, send);
  if (deed.does !== 'react') return null;
  const mine = { emoji: '👍', count: 1, personIds: [me] };
  const line = { id: (deed.at ?? 0) + 1, reactions: deed.isOn ? [] : [mine] };
  return { ...reaction(asReader, line, '👍', me), send };
};

const begin: Truth = {
  sequence: 9,
  lines: Array.from({ length: 9 }, (_, at) => aLine({ sequence: at + 1 })),
};

test('lines are what a fresh reading gives, whatever crosses on its way or is lost', () =>
  expectReplay<Truth, Deed>({
    begin,
    deeds,
    act,
    own,
    reads: [
      open({ conversationId: asReader, threadId: null, mayModerate: false }),
      open({ conversationId: asReader, threadId: rootId, mayModerate: false }),
      open({ conversationId: asModerator, threadId: null, mayModerate: true }),
    ],
  }));

test('what is told while the first lines are on their way is there when they come', async () => {
  let arrive = () => undefined as void;
  server.ask = (look) =>
    new Promise((resolve) => {
      const answer = look({ sequence: 0, lines: [] });
      arrive = () => resolve(answer);
    });
  const client = createQueryClient();
  const stop = listenToLives(client);
  const place = { conversationId: asReader, threadId: null, mayModerate: false };
  const observer = new QueryObserver(client, histories.options(place));
  const leave = observer.subscribe(() => undefined);
  const line = aLine({ sequence: 1 });
  deliver('chat.changes', { conversationId: asReader, changes: [{ sequence: 1, line }] });
  arrive();
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.lines).toEqual([line]));
  leave();
  stop();
});
