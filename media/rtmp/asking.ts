import type { Figures } from './measure.ts';
import type { Complaint } from './tags.ts';

export interface Line {
  /** What is kept of its key, in base64url: the key itself goes no further than this process. */
  key: string;
  /** Which of those that come with this key it is. */
  line: string;
}

/** What is told of an encoder while it sends, and what it is told in turn. */
export interface Report extends Line {
  figures: Figures | null;
  complaint: Complaint | null;
  /** Whether it has nowhere to send to, and would. */
  wantsPass: boolean;
}

/** What is asked of the server: who may send, and where to (decision 82). */
export interface Server {
  /** False: nobody knows this key. */
  letIn(asked: Line & { network: string }): Promise<boolean>;
  /** Its picture can be shown, and begins. */
  start(line: Line): Promise<{ pass: string | null }>;
  /** Null: the key is known no more. */
  report(report: Report): Promise<{ pass: string | null } | null>;
  /** False: it is over. */
  heard(pass: string, seconds: number): Promise<boolean>;
  full(pass: string): Promise<void>;
  gone(line: Line): Promise<void>;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

const patienceMs = 10_000;

/** Over the line between the two processes, each question with a number. */
export function askServer(): Server {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  process.on('message', (said) => {
    const { answers, answer, isRefused } = said as {
      answers: number;
      answer?: unknown;
      isRefused?: true;
    };
    const one = waiting.get(answers);
    if (isRefused) one?.reject(new Error('the server cannot answer'));
    else one?.resolve(answer);
  });
  const ask = (what: keyof Server, said: unknown): Promise<unknown> => {
    const number = (last += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server does not answer')), patienceMs);
      const done =
        <T>(go: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          waiting.delete(number);
          go(value);
        };
      waiting.set(number, { resolve: done(resolve), reject: done(reject) });
      process.send?.({ asks: number, what, said });
    });
  };
  return {
    letIn: (asked) => ask('letIn', asked) as Promise<boolean>,
    start: (line) => ask('start', line) as ReturnType<Server['start']>,
    report: (report) => ask('report', report) as ReturnType<Server['report']>,
    heard: (pass, seconds) => ask('heard', { pass, seconds }) as Promise<boolean>,
    full: async (pass) => void (await ask('full', { pass })),
    gone: async (line) => void (await ask('gone', line)),
  };
}
