import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

type Handle = (event: Record<string, unknown>) => void;

const source = readFileSync(join(import.meta.dirname, '../../public/push-worker.js'), 'utf8');
const origin = 'https://plenum.example';
const notice = {
  title: 'Ada mentioned you',
  body: 'See you at nine',
  lang: 'en',
  link: '/live-chat/1?line=4',
  tag: 'chat:1',
};

const show = vi.fn<(title: string, options: unknown) => Promise<void>>(() => Promise.resolve());
const openWindow = vi.fn<(address: string) => Promise<null>>(() => Promise.resolve(null));
let windows: ReturnType<typeof aWindow>[];
let handlers: Map<string, Handle>;

const aWindow = (part: { focused?: boolean; focus?: () => Promise<void> } = {}) => ({
  focused: false,
  focus: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  postMessage: vi.fn<(message: unknown, options: unknown) => void>(),
  ...part,
});

beforeEach(() => {
  show.mockClear();
  openWindow.mockClear();
  windows = [];
  handlers = new Map();
  const worker = {
    addEventListener: (name: string, handle: Handle) => handlers.set(name, handle),
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    registration: { showNotification: show },
    location: { origin },
  };
  // As a browser runs it: by itself, with nothing but what a worker has.
  runInNewContext(source, { self: worker, URL });
});

/** Done when all is done that the worker asks the browser to wait for. */
async function happen(name: string, event: Record<string, unknown>): Promise<void> {
  const waits: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}

const push = (data: object | null) => happen('push', { data: data && { json: () => data } });

async function tap(link: string) {
  const close = vi.fn<() => void>();
  await happen('notificationclick', { notification: { close, data: { link } } });
  expect(close).toHaveBeenCalledOnce();
}

test('what is pushed while nobody looks is shown, and keeps where it leads', async () => {
  windows = [aWindow()];
  await push(notice);
  const { title, body, lang, tag, link } = notice;
  expect(show.mock.calls).toEqual([
    [title, { body, lang, tag, icon: '/favicon.svg', data: { link } }],
  ]);
});

test('whoever looks at the app, and a push without words, is shown nothing', async () => {
  await push(null);
  windows = [aWindow(), aWindow({ focused: true })];
  await push(notice);
  expect(show).not.toHaveBeenCalled();
});

test('a tap opens the page where the app is closed', async () => {
  await tap(notice.link);
  expect(openWindow.mock.calls).toEqual([[`${origin}${notice.link}`]]);
});

test('a tap leads on in the window that is there, also one that stays behind', async () => {
  const refuse = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('Not allowed.')));
  const there = aWindow({ focus: refuse });
  windows = [there];
  await tap(notice.link);
  expect(refuse).toHaveBeenCalledOnce();
  expect(there.postMessage.mock.calls[0]?.[0]).toEqual({ kind: 'open', link: notice.link });
  expect(openWindow).not.toHaveBeenCalled();
});

test.each(['https://elsewhere.example/x', '//elsewhere.example/x', 'javascript:alert(1)'])(
  'a tap never leads to %s',
  async (link) => {
    windows = [aWindow()];
    await tap(link);
    expect(windows[0]?.postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  },
);
