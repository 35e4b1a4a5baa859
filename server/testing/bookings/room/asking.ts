import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answered<T> {
  status: number;
  body: T & { code?: string };
}

export interface Question {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** From where it seems to come: a proxy of ours says so. */
  network?: string;
  token?: string;
}

export interface Asker {
  /** Once; a process that has gone is a fault. */
  once<T>(address: string, question: Question): Promise<Answered<T>>;
  /** At whichever process answers, until one does. */
  until<T>(address: () => Promise<string>, question: Question): Promise<Answered<T>>;
  close(): void;
}

const mostTries = 200;
/** Nobody could answer it for now. */
const passing = (status: number) => status === 429 || status === 503;

export function openAsker(connections: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = <T>(address: string, { method, path, body, network, token }: Question) =>
    new Promise<Answered<T>>((resolve, reject) => {
      const json = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        ...(json && { 'content-type': 'application/json', 'content-length': json.length }),
        ...(network && { 'x-forwarded-for': network }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const asked = request(`${address}${path}`, { agent, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({
            status: answer.statusCode ?? 0,
            body: (text === '' ? {} : JSON.parse(text)) as Answered<T>['body'],
          });
        });
      });
      asked.on('error', reject);
      asked.end(json);
    });
  return {
    once,
    until: async <T>(address: () => Promise<string>, question: Question) => {
      for (let tries = 0; tries < mostTries; tries++) {
        const answer = await once<T>(await address(), question).catch(() => null);
        if (answer && !passing(answer.status)) return answer;
        await pause(100 + 10 * tries);
      }
      throw new Error(`Nobody answered ${question.method} ${question.path}.`);
    },
    close: () => agent.destroy(),
  };
}
