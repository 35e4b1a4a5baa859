// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './api-client.ts';
import { offerConfirmer } from './confirm-again.ts';
import { CallProblem } from './call-problem.ts';
import { session } from './session/session.ts';

type Reply = { status: number; body?: unknown } | 'unreachable';
type Asked = { url: string; method: string; headers: Record<string, string>; body: unknown };

const asked: Asked[] = [];
let answer: (request: Asked) => Reply | Promise<Reply>;

const userData = {
  id: 11,
  fullName: 'Ada',
  username: 'ada',
  avatar: null,
  email: 'ada@example.com',
  role: 'admin' as const,
  ability: [],
  extras: { eCommerceCartItemsCount: 0 },
};
const pair = (name: string) => ({
  userData,
  accessToken: `access-token-of-${name}`,
  refreshToken: `refresh-token-of-${name}`,
});

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  session.keep(pair('first'));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = init.headers as Record<string, string>;
    const request = { url, method: init.method ?? 'GET', headers, body };
    asked.push(request);
    const reply = await answer(request);
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(reply.body === undefined ? null : JSON.stringify(reply.body), reply);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const paths = () => asked.map(({ url }) => url);
const tokens = () => asked.map(({ headers }) => headers['authorization']);
const good = { status: 200, body: [] };

test('fills the path and the query, leaves out what is not given, sends the token', async () => {
  answer = () => ({ status: 200, body: { task: {} } });
  await call('POST /api/todo/tasks/:taskId/move', {
    params: { taskId: 7 },
    body: { beforeId: null },
  });
  await call('GET /apps/todo/tasks', { query: { q: 'a&b', filter: 'all' } });
  expect(paths()).toEqual(['/api/todo/tasks/7/move', '/apps/todo/tasks?q=a%26b&filter=all']);
  expect(tokens()).toEqual(Array(2).fill('Bearer access-token-of-first'));
  expect(asked[0]?.body).toEqual({ beforeId: null });
});

test('a problem carries its status, code, faults and the raw body', async () => {
  const body = {
    code: 'todo.assignee_unknown',
    errors: [{ path: '/task/title', message: 'x' }, 3],
  };
  answer = () => ({ status: 422, body });
  const problem = await call('GET /api/accounts/organisations').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(CallProblem);
  expect(problem).toMatchObject({ status: 422, code: 'todo.assignee_unknown', body });
  expect((problem as CallProblem).errors).toEqual([{ path: '/task/title', message: 'x' }]);
});

describe('when the server cannot be reached', () => {
  const task = { title: 'x' };
  beforeEach(() => {
    answer = () => (asked.length === 1 ? 'unreachable' : { status: 200, body: { task } });
  });

  test('reading is tried once more', async () => {
    await call('GET /apps/todo/tasks', { query: {} });
    expect(asked).toHaveLength(2);
  });

  test('a write is repeated only under its key, which stays the same', async () => {
    await call('POST /apps/todo/add-tasks', { body: { task }, idempotencyKey: 'key-0001' });
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-0001',
      'key-0001',
    ]);
    asked.length = 0;
    const bare = call('POST /apps/todo/add-tasks', { body: { task } });
    await expect(bare).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    expect(asked).toHaveLength(1);
  });

  test('what is deleted is deleted under a key of its own, and once', async () => {
    const taskId = 7;
    await call('DELETE /apps/todo/delete-task', { query: { taskId } });
    await call('DELETE /apps/todo/delete-task', { query: { taskId } });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')]);
  });
});

describe('when the token has ended', () => {
  const renewal = '/jwt/refresh-token';
  const refuseFirst = ({ url, headers }: Asked): Reply => {
    if (url === renewal) return { status: 200, body: pair('second') };
    return headers['authorization'] === 'Bearer access-token-of-first' ? { status: 401 } : good;
  };

  test('many calls renew once and are all repeated', async () => {
    answer = refuseFirst;
    await Promise.all(Array.from({ length: 5 }, () => call('GET /api/accounts/organisations')));
    expect(paths().filter((path) => path === renewal)).toHaveLength(1);
    expect(tokens().filter((token) => token?.endsWith('second'))).toHaveLength(5);
    expect(session.get()?.refreshToken).toBe('refresh-token-of-second');
  });

  test('a tab that renewed before us is taken at its word', async () => {
    answer = (request) => {
      if (asked.length === 1) session.keep(pair('other-tab'));
      return refuseFirst(request);
    };
    await call('GET /api/accounts/organisations');
    expect(paths()).not.toContain(renewal);
    expect(tokens().at(-1)).toBe('Bearer access-token-of-other-tab');
  });

  test('a refused renewal ends the session and is told as 401', async () => {
    answer = () => ({ status: 401, body: { error: 'Invalid refresh token' } });
    await expect(call('GET /api/accounts/organisations')).rejects.toMatchObject({ status: 401 });
    expect(session.get()).toBeNull();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  test('a server that is down does not end the session', async () => {
    answer = ({ url }) => (url === renewal ? 'unreachable' : { status: 401 });
    await expect(call('GET /api/accounts/organisations')).rejects.toMatchObject({ status: 0 });
    expect(session.get()).not.toBeNull();
  });
});

describe('a call that wants to know again who is there', () => {
  const refused = { status: 403, body: { code: 'accounts.confirm_first' } };
  let isConfirmed = false;
  const askedFirst = () => (isConfirmed ? { status: 202, body: {} } : refused);
  beforeEach(() => {
    isConfirmed = false;
    answer = askedFirst;
  });

  test('is repeated once the person has shown it, and two such calls ask once', async () => {
    const confirm = vi.fn<() => Promise<boolean>>(() => {
      isConfirmed = true;
      return Promise.resolve(true);
    });
    const forget = offerConfirmer(confirm);
    await Promise.all([call('POST /api/accounts/exports'), call('POST /api/accounts/exports')]);
    forget();
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(paths()).toHaveLength(4);
  });

  test('ends quietly when the person turns it down', async () => {
    const forget = offerConfirmer(() => Promise.resolve(false));
    const problem = await call('POST /api/accounts/exports').catch((error: unknown) => error);
    forget();
    expect(problem).toMatchObject({ isCancelled: true });
    expect(paths()).toHaveLength(1);
  });

  test('asks no second time', async () => {
    const forget = offerConfirmer(() => Promise.resolve(true));
    const problem = await call('POST /api/accounts/exports').catch((error: unknown) => error);
    forget();
    expect(problem).toMatchObject({ status: 403, isCancelled: false });
    expect(paths()).toHaveLength(2);
  });
});
