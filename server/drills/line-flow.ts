import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from '@plenum/contract';
import { losingAnswers } from './lost-answers.ts';
import { type Marks, oneMarkEach } from './marks.ts';

export interface Speaker {
  /** Where it speaks now; waits while nobody listens there. */
  address(): Promise<string> | string;
  token: string;
}

export interface Flow {
  /** Number by text of each line that was acknowledged. */
  readonly acknowledged: Map<string, number>;
  /** Answers no honest server gives, and lines out of their speaker's order. */
  readonly surprises: string[];
  readonly retries: number;
  more(count: number): Promise<void>;
  /** Everyone finishes the line they are at. */
  finish(): Promise<void>;
}

interface FlowOptions {
  conversationId: number;
  perSecond: number;
  marks?: Marks;
}

/** People who say one line after another, all together so many a second, each until it is acknowledged. */
export function letFlow(
  speakers: readonly Speaker[],
  { conversationId, perSecond, marks = oneMarkEach }: FlowOptions,
): Flow {
  const acknowledged = new Map<string, number>();
  const surprises: string[] = [];
  let retries = 0;
  const heard = losingAnswers();
  const over = new AbortController();
  const everyMs = (speakers.length * 1000) / perSecond;

  const speak = async (speaker: Speaker, name: string) => {
    let latest = 0;
    await pause(Math.random() * everyMs);
    for (let count = 1; !over.signal.aborted; count++) {
      const due = performance.now() + everyMs;
      const text = `${name}, line ${count}`;
      const mark = marks();
      let line: Line | null;
      for (;;) {
        line = heard(await say(speaker, conversationId, text, mark(), surprises));
        if (line !== null) break;
        retries++;
        await pause(10);
      }
      if (line.sequence <= latest) surprises.push(`${text} came before the one before it`);
      latest = line.sequence;
      acknowledged.set(text, line.sequence);
      await pause(Math.max(0, due - performance.now()));
    }
  };
  const all = speakers.map((speaker, place) => speak(speaker, `client ${place + 1}`));
  return {
    acknowledged,
    surprises,
    get retries() {
      return retries;
    },
    more: async (count) => {
      const goal = acknowledged.size + count;
      while (acknowledged.size < goal) await pause(2);
    },
    finish: async () => {
      over.abort();
      await Promise.all(all);
    },
  };
}

/** Null when nobody can tell whether it was said. */
async function say(
  { address, token }: Speaker,
  conversationId: number,
  text: string,
  clientId: string,
  surprises: string[],
): Promise<Line | null> {
  const url = `${await address()}/api/chat/conversations/${conversationId}/lines`;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, text }),
    });
    const body = (await answer.json()) as Line;
    if (answer.status === 201) return body;
    if (answer.status !== 503) surprises.push(`${answer.status} ${JSON.stringify(body)}`);
    return null;
  } catch {
    return null;
  }
}
