import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { startBeside } from '../beside/start-beside.ts';
import { problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { turnsOf } from '../turns.ts';
import { missingFonts } from './fonts.ts';
import type { Drawn, Order, Paper, Printed } from './order.ts';
import { hasTypesetter } from './typesetter.ts';

export interface Papers {
  /** Everyone's in turn; raises `papers_off` or `unavailable` where it cannot be had. */
  print(whose: string, order: Order): Promise<Paper>;
  /** The same as a picture. */
  draw(whose: string, order: Order): Promise<Drawn>;
  close(): void;
}

interface Press {
  start: () => ChildProcess;
  isThere: () => boolean;
  /** It grows with what it prints, and is replaced. */
  mostEach: number;
  longestMs: number;
  idleMs: number;
}

const startMs = 30_000;

export function startPress(): ChildProcess {
  const press = startBeside('papers', {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Requests go first.
  if (press.pid !== undefined && process.platform === 'linux') setPriority(press.pid, 10);
  return press;
}

const usual: Press = {
  start: startPress,
  isThere: hasTypesetter,
  mostEach: 500,
  longestMs: 30_000,
  idleMs: 60_000,
};

/** A process beside the server that makes PDFs: begun with the first, ended when nobody asks for long. */
export function openPapers(log: Log, other: Partial<Press> = {}): Papers {
  const { start, isThere, mostEach, longestMs, idleMs } = { ...usual, ...other };
  const inTurn = turnsOf({ atOnce: 1, most: 100, mostEach: 20 });
  let press: ChildProcess | null = null;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    press?.kill('SIGKILL');
    press = null;
    count = 0;
  };
  const ready = async (): Promise<ChildProcess> => {
    if (press?.connected && count < mostEach) return press;
    end();
    press = start();
    const answer = await answerOf(press, startMs);
    if (answer !== 'ready') throw new Error('The process for papers did not start.');
    return press;
  };
  const printOne = async (order: Order): Promise<Printed | null> => {
    const printer = await ready();
    count += 1;
    printer.ref();
    printer.channel?.ref();
    const answer = answerOf(printer, longestMs);
    printer.send(order, () => undefined);
    const printed = (await answer) as Printed | null;
    // It keeps nobody alive while it waits.
    printer.unref();
    printer.channel?.unref();
    return printed;
  };

  const made = async (whose: string, order: Order): Promise<Paper | Drawn> => {
    if (!isThere()) throw problem('papers_off');
    return inTurn(whose, async () => {
      clearTimeout(idle);
      const printed = await printOne(order);
      if (!printed) {
        end();
        log.warn('a paper was given up: its process ended, or took too long');
        throw problem('unavailable', { detail: 'The PDF could not be made in time.' });
      }
      idle = setTimeout(end, idleMs).unref();
      if ('fault' in printed) throw new Error(printed.fault);
      return printed;
    });
  };

  return {
    print: async (whose, order) => {
      const paper = (await made(whose, order)) as Paper;
      if (!paper.isArchival) {
        log.warn({ missing: missingFonts() }, 'a paper shows boxes: no font here has its signs');
      }
      return paper;
    },
    draw: async (whose, order) => (await made(whose, { ...order, isDrawn: true })) as Drawn,
    close: end,
  };
}

/** Null: it ended, or took longer than that. */
async function answerOf(press: ChildProcess, longestMs: number): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => over.abort(), longestMs);
  try {
    return await Promise.race([
      once(press, 'message', { signal }).then(([answer]) => answer as unknown),
      once(press, 'exit', { signal }).then(() => null),
    ]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
