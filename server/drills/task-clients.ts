import type { Task } from '@plenum/contract';
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
  const work = async (name: string) => {
    for (let number = 1; !over.signal.aborted; number++) {
      const title = `${name}, task ${number}`;
      keep(title, await addUntilAcknowledged(installation, title, marks(), clients));
    }
  };
  const loops = Array.from({ length: count }, (_, index) => work(`client ${index + 1}`));
  return clients;
}

async function addUntilAcknowledged(
  installation: Installation,
  title: string,
  markOf: () => string,
  clients: Clients,
): Promise<number> {
  const path = '/apps/todo/add-tasks';
  const body = { task: { title } };
  for (;;) {
    const post = { path, body, mark: markOf() };
    const made = await postMarked<{ task: Task }>(installation, post, clients.surprises);
    if (made) return made.task.id;
    clients.retries++;
  }
}
