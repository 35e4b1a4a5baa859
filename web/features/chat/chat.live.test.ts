import type { Conversation, Line } from '@plenum/contract';
import type { Known } from './chat.standing.ts';
import fc from 'fast-check';
import { test, vi } from 'vitest';
import { aConversation, aLine } from '../../testing/a-line.ts';
import { type Session, session } from '../../platform/session/session.ts';
import { aNotice } from '../../testing/a-notice.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { conversations, lists, marks, pinned, self, unseen } from './chat.live.ts';
import { expectReadAgain } from '../../testing/live/read-again.ts';

const me = { id: 7, fullName: 'Ada', avatar: null };
vi.spyOn(session, 'last').mockReturnValue({ person: me } as Session);
const other = { id: 8, fullName: 'Ben', avatar: null };

/** What one person has: two conversations of few, and a channel they look at from afar. */
interface Truth {
  sequence: number;
  readSequence: number;
  lines: readonly Line[];
  title: string;
  /** Whether somebody opened the second conversation. */
  isSecondThere: boolean;
  stirred: number;
}

const begin: Truth = {
  sequence: 0,
  readSequence: 0,
  lines: [],
  title: 'One',
  isSecondThere: false,
  stirred: 0,
};

const shown = ({ text, at, author, state }: Line) => ({
  text,
  at,
  author,
  state,
  hasFiles: false,
});

const unreadIn = ({ lines, readSequence }: Truth) =>
  lines.filter(
    ({ sequence, author, state }) =>
      sequence > readSequence && author?.id !== me.id && state === 'shown',
  );

const unseenIn = (truth: Truth) =>
  unreadIn(truth).filter(({ threadId }) => threadId === null).length;
const mentionsIn = (truth: Truth) =>
  unreadIn(truth).filter(({ mentions }) => mentions.length > 0).length;

function first(truth: Truth): Conversation {
  const { sequence, readSequence, lines, title } = truth;
  const last = lines.findLast(({ threadId }) => threadId === null);
  return aConversation({
    id: 3,
    kind: 'group',
    standing: 'member',
    title,
    sequence,
    readSequence,
    lastLine: last ? shown(last) : null,
    unseen: unseenIn(truth),
    mentions: mentionsIn(truth),
  });
}

const privateOnes = (truth: Truth) => ({
  conversations: [first(truth), ...(truth.isSecondThere ? [aConversation({ id: 4 })] : [])],
});
const channels = ({ stirred }: Truth) => ({
  conversations: [aConversation({ id: 5, sequence: stirred })],
});

type Deed =
  | { does: 'say' | 'reply'; by: typeof me; isNaming: boolean }
  | { does: 'edit' | 'delete'; at: number }
  | { does: 'read'; short: number }
  | { does: 'rename' | 'begin' | 'stir' };

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    does: fc.constantFrom('say', 'reply'),
    by: fc.constantFrom(me, other),
    isNaming: fc.boolean(),
  }),
  fc.record({ does: fc.constantFrom('edit', 'delete'), at: fc.nat(9) }),
  fc.record({ does: fc.constant('read'), short: fc.nat(2) }),
  fc.record({ does: fc.constantFrom('rename', 'begin', 'stir') }),
);

const conversationId = 3;

function changed({ lines, sequence }: Truth, deed: Deed): Line | undefined {
  const next = { sequence: sequence + 1, changed: sequence + 1 };
  if ('by' in deed) {
    const threadId = deed.does === 'reply' ? 1 : null;
    const at = `2026-11-22T09:00:00.${String(next.sequence).padStart(3, '0')}Z`;
    const mentions = deed.isNaming && deed.by !== me ? [me] : [];
    return aLine({ ...next, at, author: deed.by, threadId, mentions, id: next.sequence });
  }
  const known = 'at' in deed ? lines[deed.at % Math.max(1, lines.length)] : undefined;
  if (!known) return undefined;
  return deed.does === 'edit'
    ? { ...known, changed: next.changed, text: known.text && `Edited ${next.changed}` }
    : { ...known, changed: next.changed, text: '', state: 'deleted' };
}

function act(truth: Truth, deed: Deed) {
  const line = changed(truth, deed);
  if (line) {
    const others = truth.lines.filter(({ id }) => id !== line.id);
    const lines = [...others, line].toSorted((one, next) => one.sequence - next.sequence);
    const changes = [{ sequence: line.changed, line }];
    return {
      truth: { ...truth, sequence: line.changed, lines },
      says: [['chat.changes', { conversationId, changes }] as const],
    };
  }
  if (deed.does === 'read' && truth.sequence > truth.readSequence) {
    // Not always to the end: some of it was said while this was on its way.
    const readSequence = Math.max(truth.readSequence + 1, truth.sequence - deed.short);
    const now = { ...truth, readSequence };
    const left = { unseen: unseenIn(now), mentions: mentionsIn(now) };
    return {
      truth: now,
      says: [
        ['chat.read', { conversationId, readSequence, ...left, sequence: now.sequence }] as const,
      ],
    };
  }
  if (deed.does === 'rename') {
    const says = [['chat.conversation_changed', { conversationId }] as const];
    return { truth: { ...truth, title: `${truth.title}!` }, says };
  }
  if (deed.does === 'begin') {
    const says = [['chat.conversation_changed', { conversationId: 4 }] as const];
    return { truth: { ...truth, isSecondThere: true }, says };
  }
  if (deed.does === 'stir') {
    const stirred = truth.stirred + 1;
    const says = [['chat.stirred', { conversationId: 5, sequence: stirred }] as const];
    return { truth: { ...truth, stirred }, says };
  }
  return { truth, says: [] };
}

/** Without what it keeps of messages that may overtake each other. */
const bare = (known: Conversation) => {
  const { missing: _, counted: __, countedUpTo: ___, ...shows } = known as Known;
  return shows;
};
const selecting = <Options extends object, State>(
  options: Options,
  select: (known: State) => unknown,
) => ({ ...options, select });
const bareOnes = (known: { conversations: Conversation[] }) => ({
  conversations: known.conversations.map(bare),
});

test('lists, counts and how one stands are what a fresh reading gives', () =>
  expectReplay<Truth, Deed>({
    begin,
    deeds,
    act,
    reads: [
      { options: selecting(conversations.options(3), bare), answer: first },
      { options: selecting(lists.options('private'), bareOnes), answer: privateOnes },
      { options: lists.options(1), answer: channels },
      {
        options: unseen.options(undefined),
        answer: (truth) => ({ private: unseenIn(truth), channels: mentionsIn(truth) }),
      },
    ],
  }));

type Seen = ReadonlyMap<number, number>;

const marksOf = (seen: Seen) => ({
  people: [...seen]
    .map(([id, sequence]) => ({ person: { id, fullName: 'X', avatar: null }, sequence }))
    .toSorted((one, next) => next.sequence - one.sequence || one.person.id - next.person.id),
});

test('marks are what a fresh reading gives, also of who came later', () =>
  expectReplay<Seen, { personId: number; by: number }>({
    begin: new Map([[8, 2]]),
    deeds: fc.record({
      personId: fc.integer({ min: 8, max: 11 }),
      by: fc.integer({ min: 1, max: 3 }),
    }),
    act: (seen, { personId, by }) => {
      const sequence = (seen.get(personId) ?? 0) + by;
      return {
        truth: new Map([...seen, [personId, sequence]]),
        says: [['chat.seen', { conversationId, personId, sequence }]],
      };
    },
    reads: [{ options: marks.options(conversationId), answer: marksOf }],
  }));

const pins = (lines: readonly Line[]) => ({ lines: lines.filter(({ isPinned }) => isPinned) });

test('pinned lines are what a fresh reading gives', () =>
  expectReplay<readonly Line[], { at: number; isPinned: boolean; text: string }>({
    begin: [1, 2, 3].map((sequence) => aLine({ sequence })),
    deeds: fc.record({ at: fc.nat(2), isPinned: fc.boolean(), text: fc.constantFrom('a', 'b') }),
    act: (lines, { at, ...fields }) => {
      const known = lines[at] ?? aLine();
      const line = { ...known, ...fields, changed: known.changed + 10 };
      const changes = [{ sequence: line.changed, line }];
      return {
        truth: lines.with(at, line),
        says: [['chat.changes', { conversationId, changes }]],
      };
    },
    reads: [{ options: pinned.options(conversationId), answer: pins }],
  }));

test('how I show myself is what a fresh reading gives', () =>
  expectReadAgain({ self: self.options() }, [[['chat.self_changed', {}], ['self']]]));

test('channels are what a fresh reading gives', () =>
  expectReadAgain({ channels: lists.options(1), unseen: unseen.options(undefined) }, [
    [['chat.channels_changed', { eventId: 1 }], ['channels']],
    [['notifications.added', { notification: aNotice(1), unread: 1, isQuiet: false }], ['unseen']],
  ]));
