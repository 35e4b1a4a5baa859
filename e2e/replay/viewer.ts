import { isDeepStrictEqual } from 'node:util';
import type { Messages, Task } from '@plenum/contract';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect } from 'vitest';
import { turnsOf } from '../../server/platform/turns.ts';
import type { Actor } from '../../server/testing/builders.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { openTestSocket } from '../../server/testing/test-socket.ts';
import { tasks } from '../../web/features/todo/todo.live.ts';
import type { TaskList } from '../../web/features/todo/todo.order.ts';
import { taskFilters, taskSorts } from '../../web/features/todo/todo.places.ts';
import { listenToLives } from '../../web/platform/live/lives.ts';
import { createQueryClient } from '../../web/platform/query-client.ts';
import type { Wires } from './wires.ts';

const everyList: TaskList[] = taskFilters.flatMap((filter) =>
  taskSorts.flatMap((sort) =>
    (['', 'team'] as const).flatMap((tag) =>
      ['', 'BÉTA', ' '].map((q) => ({ filter, sort, tag, q })),
    ),
  ),
);

/** How many requests one has on their way at a time. */
const browser = { atOnce: 6, most: 1000, mostEach: 1000 };

/** The to-do screens of one person, all open at once, fed by one socket like a tab's. */
export async function openViewer(app: TestApp, address: string, person: Actor, wires: Wires) {
  const inTurn = turnsOf(browser);
  wires.call = (key, input) =>
    inTurn('', async () => (await app.call(key, { ...input, token: person.token })).body);
  const client = createQueryClient();
  const stopListening = listenToLives(client);
  const { socket, hears } = await openTestSocket(address, person.token);
  socket.onAny((name: string, payload: unknown) => {
    if (wires.loses(name, payload)) return;
    for (const handler of wires.handlers.get(name) ?? []) handler(payload);
  });
  const marker = await addMarker(app, person);
  const screens = everyList.map((list) => {
    const observer = new QueryObserver(client, tasks.options(list));
    const leave = observer.subscribe(() => undefined);
    return {
      list,
      leave,
      read: () => observer.refetch(),
      shown: () => observer.getCurrentResult().data,
    };
  });

  /** Our own write is told after everybody's: once it is heard, so is all before it. */
  const catchUp = async () => {
    const { body } = await app.call('POST /apps/todo/update-task', {
      token: person.token,
      body: { task: { id: marker.id, isImportant: true } },
    });
    const { version } = (body as { task: Task }).task;
    const isLast = ({ task }: Messages['todo.task_changed']) =>
      task.id === marker.id && task.version === version;
    await hears('todo.task_changed', isLast);
    await untilNothingIsRead(client);
  };

  return {
    readAll: () => Promise.all(screens.map(({ read }) => read())),
    /** While others change things, as somebody does who walks through the screens. */
    readSome: (step: number) =>
      Promise.all(screens.filter((_, at) => at % 7 === step % 7).map(({ read }) => read())),
    catchUp,
    /** The lists that show something else than a reader would see who comes now. */
    staleLists: async () => {
      const stale: string[] = [];
      for (const { list, shown } of screens) {
        const { filter, tag, q, sort } = list;
        const query = { filter, tag, q, sortBy: sort };
        const fresh = (await app.call('GET /apps/todo/tasks', { token: person.token, query })).body;
        if (isDeepStrictEqual(shown(), fresh)) continue;
        stale.push(
          `${[filter, sort, tag, q].join('/')} ${inShort(shown())}, not ${inShort(fresh)}`,
        );
      }
      return stale;
    },
    close: () => {
      for (const { leave } of screens) leave();
      stopListening();
      socket.disconnect();
    },
  };
}

export type Viewer = Awaited<ReturnType<typeof openViewer>>;

async function addMarker(app: TestApp, { token }: Actor): Promise<Task> {
  const body = { task: { title: 'marker' } };
  const answer = await app.call('POST /apps/todo/add-tasks', { token, body });
  expect(answer.status).toBe(201);
  return (answer.body as { task: Task }).task;
}

const untilNothingIsRead = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = client.getQueryCache().subscribe(look);
    look();
  });

const inShort = (tasks: unknown) =>
  (tasks as Task[]).map(({ id, version, position }) => `${id}v${version}@${position}`).join(' ');
