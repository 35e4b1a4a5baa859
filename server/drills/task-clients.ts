import type { Task } from '@plenum/contract';
import { losingAnswers } from './lost-answers.ts';
import { type Installation, postMarked } from './marked-post.ts';
import type { Marks } from './marks.ts';

export interface Clients {
  /** Title and id of each task whose adding was acknowledged. */
  acknowledged: Map<string, number>;
  /** Answers that no honest server gives. */
  surprises: string[];
  retries: number;
  /** Resolves once so many more have been acknowledged. */
  more(count: number): Promise<void>;
  /** Each finishes the task it is at. */
  finish(): Promise<void>;
}

/** Several people who add tasks one after another and try again until each one is acknowledged. */
export function startClients(installation: Installation, count: number, marks: Marks): Clients {
  const over = new AbortController();
  let waiting: { at: number; resolve: () => void }[] = [];
  const clients: Clients = {
    acknowledged: new Map(),
    surprises: [],
    retries: 0,
    more: (more) =>
      new Promise((resolve) => waiting.push({ at: clients.acknowledged.size + more, resolve })),
    finish: async () => {
      over.abort();
      await Promise.all(loops);
    },
  };
  const keep = (title: string, id: number) => {
    clients.acknowledged.set(title, id);
    const isDue = ({ at }: { at: number }) => clients.acknowledged.size >= at;
    for (const { resolve } of waiting.filter(isDue)) resolve();
    waiting = waiting.filter((one) => !isDue(one));
  };
  const heard = losingAnswers();
  const add = async (title: string, markOf: () => string) => {
    for (;;) {
      const task = heard(await addTask(installation, title, markOf(), clients.surprises));
      if (task) return task.id;
      clients.retries++;
    }
  };
  const work = async (name: string) => {
    for (let number = 1; !over.signal.aborted; number++) {
      const title = `${name}, task ${number}`;
      keep(title, await add(title, marks()));
    }
  };
  const loops = Array.from({ length: count }, (_, index) => work(`client ${index + 1}`));
  return clients;
}

/** Null when nobody can tell whether it was added. */
async function addTask(
  installation: Installation,
  title: string,
  mark: string,
  surprises: string[],
): Promise<Task | null> {
  const post = { path: '/apps/todo/add-tasks', body: { task: { title } }, mark };
  return (await postMarked<{ task: Task }>(installation, post, surprises))?.task ?? null;
}
