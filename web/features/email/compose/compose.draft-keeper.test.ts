// @vitest-environment happy-dom
import type { EmailDetail } from '@plenum/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProblem } from '../../../platform/call-problem.ts';
import { type Draft, draftOf } from './compose.draft.ts';
import { type DraftCalls, DraftKeeper } from './compose.draft-keeper.ts';

const empty: EmailDetail = {
  id: 5,
  threadId: 5,
  folder: 'draft',
  isDraft: true,
  from: { personId: 1, name: 'Ada', email: '', avatar: null },
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  snippet: '',
  time: '2026-11-22T10:00:00Z',
  isRead: true,
  isStarred: false,
  labels: [],
  attachments: 0,
  inThread: 1,
  sending: null,
  message: '',
  pictures: 0,
  files: [],
  leavesAt: null,
  outside: [],
  inReplyTo: null,
  version: 1,
};
const clashed = new CallProblem(409, { code: 'email.draft_changed' });

/** A server that keeps one draft, and another window that may write to it. */
function aServer() {
  let stored = empty;
  const mirrored: (Draft | null)[] = [];
  const saves: Draft[] = [];
  const write = (part: Partial<EmailDetail>) => {
    stored = { ...stored, ...part, version: stored.version + 1 };
    return stored;
  };
  const save = vi.fn<DraftCalls['save']>((draft, version) => {
    if (version !== stored.version) return Promise.reject(clashed);
    saves.push(draft);
    return Promise.resolve(write({ subject: draft.subject, message: draft.own + draft.quote }));
  });
  return {
    saves,
    save,
    mirrored,
    write,
    stored: () => stored,
    calls: {
      save,
      read: () => Promise.resolve(stored),
      mirror: (draft: Draft | null) => mirrored.push(draft),
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is saved once the keys rest, and is on the device until then', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  keeper.change({ subject: 'P' });
  keeper.change({ subject: 'Plan' });
  expect(keeper.get().state).toBe('unsaved');
  expect(server.mirrored.at(-1)?.subject).toBe('Plan');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saves.map(({ subject }) => subject)).toEqual(['Plan']);
  expect(keeper.get().state).toBe('saved');
  expect(server.mirrored.at(-1)).toBeNull();
});

test('while one save is on its way the next waits, and the newest is last', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  server.save.mockImplementationOnce(async (draft) => {
    await gate;
    server.saves.push(draft);
    return server.write({ subject: draft.subject });
  });
  keeper.change({ subject: 'a' });
  const first = keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  keeper.change({ subject: 'ab' });
  const second = keeper.flush();
  go();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(server.saves.map(({ subject }) => subject)).toEqual(['a', 'ab']);
});

test('what another window changed elsewhere in the draft is taken in without a question', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  server.write({ message: '<p>theirs</p>' });
  keeper.change({ subject: 'mine' });
  expect(await keeper.flush()).toBe(true);
  expect(keeper.get()).toMatchObject({ state: 'saved', edition: 1 });
  expect(keeper.get().draft).toMatchObject({ subject: 'mine', own: '<p>theirs</p>' });
  expect(server.stored()).toMatchObject({ subject: 'mine', message: '<p>theirs</p>' });
});

test('where both changed the same nothing is overwritten until the person says so', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  server.write({ subject: 'theirs' });
  keeper.change({ subject: 'mine' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.get()).toMatchObject({ state: 'clash', draft: { subject: 'mine' } });
  expect(keeper.get().theirs?.subject).toBe('theirs');
  keeper.change({ subject: 'mine still' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.stored().subject).toBe('theirs');
  expect(server.mirrored.at(-1)?.subject).toBe('mine still');
  keeper.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.stored().subject).toBe('mine still');
  expect(keeper.get().state).toBe('saved');
});

test('the words of the other window can be taken, and mine put back after that', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  server.write({ message: '<p>theirs</p>' });
  keeper.change({ own: '<p>mine</p>' });
  await keeper.flush();
  const mine = keeper.get().draft;
  keeper.takeTheirs();
  expect(keeper.get()).toMatchObject({ draft: { own: '<p>theirs</p>' }, edition: 1 });
  keeper.putBack(mine);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.stored().message).toBe('<p>mine</p>');
});

test('what the server made tidy is no change of another window', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  server.save.mockImplementationOnce(() =>
    Promise.resolve(server.write({ message: '<p>tidy</p>' })),
  );
  keeper.change({ own: '<p>tidy</p><p onclick="x"></p>' });
  await keeper.flush();
  keeper.change({ subject: 'next' });
  expect(await keeper.flush()).toBe(true);
  expect(keeper.get().edition).toBe(0);
});

test('without a connection the words stay here and go up by themselves later', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  server.save.mockRejectedValueOnce(new CallProblem(0, undefined));
  keeper.change({ subject: 'in the tunnel' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.get().state).toBe('offline');
  expect(server.mirrored.at(-1)?.subject).toBe('in the tunnel');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.stored().subject).toBe('in the tunnel');
});

test('a refusal is told and tried again only with other words', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  const refusal = new CallProblem(422, { code: 'email.unknown_addressee' });
  server.save.mockRejectedValueOnce(refusal);
  keeper.change({ subject: 'x' });
  await keeper.flush();
  expect(keeper.get()).toMatchObject({ state: 'failed', problem: refusal });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.save).toHaveBeenCalledTimes(1);
});

test('what was not saved before a reload is saved after it', async () => {
  const server = aServer();
  const unsaved = { ...draftOf(empty), subject: 'before the reload' };
  const keeper = new DraftKeeper(empty, { draft: unsaved, version: 1 }, server.calls);
  expect(keeper.get().draft.subject).toBe('before the reload');
  expect(await keeper.flush()).toBe(true);
  expect(server.stored().subject).toBe('before the reload');
});

test('what was not saved here while another window saved is asked about', async () => {
  const server = aServer();
  const later = server.write({ subject: 'theirs' });
  const unsaved = { draft: { ...draftOf(empty), subject: 'mine' }, version: 1 };
  const keeper = new DraftKeeper(later, unsaved, server.calls);
  expect(await keeper.flush()).toBe(false);
  expect(keeper.get()).toMatchObject({ state: 'clash', draft: { subject: 'mine' } });
  expect(server.stored().subject).toBe('theirs');
});

test('after it was sent nothing is saved any more', async () => {
  const server = aServer();
  const keeper = new DraftKeeper(empty, null, server.calls);
  keeper.change({ subject: 'x' });
  keeper.end();
  await vi.advanceTimersByTimeAsync(10_000);
  await keeper.flush();
  expect(server.saves).toEqual([]);
});
