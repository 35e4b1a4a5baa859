import type { Question, QuestionVote } from '@plenum/contract';
import type { Marks } from './marks.ts';

export interface Installation {
  /** The address it has now; waits while it is down. */
  address(): Promise<string>;
  token: string;
}

export interface Clients {
  /** Title and id of each thing whose making was acknowledged. */
  acknowledged: Map<string, number>;
  /** Answers that no honest server gives. */
  surprises: string[];
  retries: number;
  /** Resolves once so many more have been acknowledged. */
  more(count: number): Promise<void>;
  /** Each finishes what it is at. */
  finish(): Promise<void>;
}

/** Null when nobody can tell whether it was done. */
type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<object | null>;

interface Making {
  named: string;
  /** One try; null when nobody can tell whether it was made. */
  make(send: Send, title: string): Promise<number | null>;
}

const task: Making = {
  named: 'task',
  make: async (send, title) => {
    const answer = await send('POST', '/apps/todo/add-tasks', { task: { title } });
    return answer && (answer as { task: { id: number } }).task.id;
  },
};

/** Each wants the answer to their own question as well. */
const questionOn = (eventId: number, stageId: number): Making => ({
  named: 'question',
  make: async (send, text) => {
    const path = `/api/events/${eventId}/stages/${stageId}/questions`;
    const asked = (await send('POST', path, { text, isAnonymous: false })) as Question | null;
    if (!asked) return null;
    const vote = (await send('PUT', `/api/questions/${asked.id}/vote`, {
      isUp: true,
    })) as QuestionVote | null;
    return vote && asked.id;
  },
});

export const startAdders = (installation: Installation, count: number, marks: Marks): Clients =>
  startClients(installation, task, { count, marks });

export const startAskers = (
  installation: Installation,
  { eventId, stageId }: { eventId: number; stageId: number },
  count: number,
  marks: Marks,
): Clients => startClients(installation, questionOn(eventId, stageId), { count, marks });

/** Several people who make one thing after another and try again until each one is acknowledged. */
function startClients(
  installation: Installation,
  { named, make }: Making,
  { count, marks }: { count: number; marks: Marks },
): Clients {
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
      const title = `${name}, ${named} ${number}`;
      const markOf = marks();
      for (;;) {
        const address = await installation.address();
        const at = { address, token: installation.token, mark: markOf() };
        const id = await make(sending(at, clients), title);
        if (id !== null) {
          keep(title, id);
          break;
        }
        clients.retries++;
      }
    }
  };
  const loops = Array.from({ length: count }, (_, index) => work(`client ${index + 1}`));
  return clients;
}

const sending =
  ({ address, token, mark }: { address: string; token: string; mark: string }, clients: Clients) =>
  async (...[method, path, body]: Parameters<Send>): Promise<object | null> => {
    try {
      const order = {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(method === 'POST' && { 'idempotency-key': mark }),
        },
        body: JSON.stringify(body),
      };
      const answer = await fetch(address + path, order);
      const said = (await answer.json()) as object;
      if (answer.ok) return said;
      if (answer.status !== 409 && answer.status !== 503) {
        clients.surprises.push(JSON.stringify(said));
      }
      return null;
    } catch {
      return null;
    }
  };
