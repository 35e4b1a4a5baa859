import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '@plenum/contract';
import { type TaskList, withoutTask, withTask } from './todo.lists.ts';

/** A change the server told us of: a task as it now is, or the id of one that is gone. */
type News = { task: Task } | { goneId: number };

export const listsKey = ['todo', 'tasks'] as const;

interface Memory {
  /** The version of each task that we were last told of. */
  newest: Map<number, number>;
  /** Answers on their way; what is told meanwhile may be newer than they are. */
  reading: number;
  told: News[];
  /** Keys of additions that have arrived as tasks, maybe before their own answer. */
  added: Set<string>;
}

const memories = new WeakMap<QueryClient, Memory>();

const memoryOf = (client: QueryClient) => {
  const memory: Memory = memories.get(client) ?? {
    newest: new Map(),
    reading: 0,
    told: [],
    added: new Set(),
  };
  memories.set(client, memory);
  return memory;
};

const follow = (tasks: readonly Task[], news: News, list: TaskList) => {
  if ('goneId' in news) return withoutTask(tasks, news.goneId);
  const known = tasks.find((task) => task.id === news.task.id);
  return known && known.version >= news.task.version
    ? [...tasks]
    : withTask(tasks, news.task, list);
};

const tell = (client: QueryClient, news: News) => {
  const memory = memoryOf(client);
  if (memory.reading > 0) memory.told.push(news);
  for (const [key, tasks] of client.getQueriesData<Task[]>({ queryKey: listsKey })) {
    if (tasks) client.setQueryData(key, follow(tasks, news, key[2] as TaskList));
  }
};

/** From now on the addition with this key is shown as the task it became, and not twice. */
export const learnKey = (client: QueryClient, key: string) => void memoryOf(client).added.add(key);

export const hasArrived = (client: QueryClient, key: string): boolean =>
  memoryOf(client).added.has(key);

/** Puts a changed task into every list it belongs to; one that is older than what we know is ignored. */
export function learnTask(client: QueryClient, task: Task): void {
  const { newest } = memoryOf(client);
  if ((newest.get(task.id) ?? 0) >= task.version) return;
  newest.set(task.id, task.version);
  tell(client, { task });
}

/** The task may come back with the same version when the person may see it again. */
export function forgetTask(client: QueryClient, id: number): void {
  memoryOf(client).newest.delete(id);
  tell(client, { goneId: id });
}

/** Reads a list; what was told while the answer was on its way is put into it. */
export async function readWithNews(
  client: QueryClient,
  list: TaskList,
  read: () => Promise<Task[]>,
): Promise<Task[]> {
  const memory = memoryOf(client);
  const before = memory.told.length;
  memory.reading += 1;
  try {
    const tasks = await read();
    return memory.told.slice(before).reduce((known, news) => follow(known, news, list), tasks);
  } finally {
    memory.reading -= 1;
    if (memory.reading === 0) memory.told.length = 0;
  }
}
