import { setTimeout as pause } from 'node:timers/promises';
import { processorSeconds } from '../processes.ts';
import type { Audience } from './audience.ts';
import type { Hall } from './halls.ts';

/** A server, and who listens to it. */
export interface Side {
  hall: Hall;
  crowd: Audience;
}

export interface Flow {
  warmUp(): Promise<void>;
  /** Processor time of the server, in microseconds, for each line that reached a listener. */
  perDelivered(): Promise<number>;
  delays: number[];
  lost: number;
  frames: number;
}

export interface Pace {
  perSecond: number;
  seconds: number;
}

const patienceMs = 3_000;

/** So many lines a second, each when it is due. */
async function sayAll({ say }: Hall, { perSecond, seconds }: Pace): Promise<void> {
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = began + (count * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    say(count);
  }
}

/** Processor time a line takes where nobody listens. */
export async function perLineAlone(hall: Hall, pace: Pace): Promise<number> {
  const before = processorSeconds(hall.child.pid);
  await sayAll(hall, pace);
  const said = await hall.said();
  return ((processorSeconds(hall.child.pid) - before) * 1e6) / said;
}

export function flowIn({ hall, crowd }: Side, listeners: number, pace: Pace): Flow {
  const hear = async (said: number) => {
    let lines = 0;
    let since = performance.now();
    while (lines < said * listeners && performance.now() - since < patienceMs) {
      await pause(50);
      const heard = await crowd.report();
      if (heard.lines > 0) since = performance.now();
      lines += heard.lines;
      flow.frames += heard.frames;
      for (const delay of heard.delays) flow.delays.push(delay);
    }
    return lines;
  };
  const flow: Flow = {
    delays: [],
    lost: 0,
    frames: 0,
    warmUp: async () => {
      await flow.perDelivered();
      Object.assign(flow, { delays: [], lost: 0, frames: 0 });
    },
    perDelivered: async () => {
      await crowd.report();
      const before = processorSeconds(hall.child.pid);
      await sayAll(hall, pace);
      const said = await hall.said();
      const lines = await hear(said);
      flow.lost += said * listeners - lines;
      return ((processorSeconds(hall.child.pid) - before) * 1e6) / lines;
    },
  };
  return flow;
}
