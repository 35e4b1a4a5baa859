import type { CommandsOf, CommandTable } from '@plenum/contract';
import { strictCheck } from '../http/validators.ts';
import { knownFault } from '../http/faults.ts';
import { problem } from '../http/problem.ts';
import type { Turnstile } from '../turnstile/turnstile.ts';
import type { Log } from '../log/log.ts';
import type { Person } from '../person.ts';
import type { Room } from '../work.ts';

/** What a command knows of the window it comes from. */
export interface Window {
  /** As its token was last renewed. */
  readonly person: Person;
  /**
   * Into a room as long as the gate lets the person through: it is asked now, and again whenever
   * something is told that may close it.
   */
  enter<T>(room: Room, gate: Gate<T>): Promise<T>;
  leave(room: Room): void;
  isIn(room: Room): boolean;
  /** In all of these of a kind, and in no others of it, now and whenever that may have changed. */
  hear(kind: string, hearing: Hearing): Promise<void>;
  /** By name, what was told to its rooms in so many milliseconds; null: nobody remembers that long. */
  missed(ms: number): string[] | null;
  /** Left alone, or in use again. */
  turn(isIdle: boolean): void;
}

export type Gate<T = unknown> = (person: Person) => Promise<T>;

/** The rooms somebody may hear; nobody counts who is there. */
export type Hearing = (person: Person) => Promise<readonly Room[]>;

export type CommandHandlers<T extends CommandTable> = {
  [K in keyof CommandsOf<T>]: (
    window: Window,
    input: CommandsOf<T>[K]['input'],
  ) => Promise<CommandsOf<T>[K]['answer']> | CommandsOf<T>[K]['answer'];
};

type Handler = (window: Window, input: unknown) => Promise<unknown>;

export type Told = (name: string, payload: unknown, rooms: readonly Room[]) => void;
export type CrowdChanged = (room: Room, personId: number) => void;

/** What features say about windows: commands they answer, and news of them they want to hear. */
export interface Windows {
  open(name: string, handler: Handler): void;
  /** Whatever is told to windows, on whichever node it was said. */
  onTold(listener: Told): void;
  /** Somebody came into a counted room, left it, or turned away; on whichever node. */
  onCrowd(listener: CrowdChanged): void;
}

export interface HeardWindows extends Windows {
  answer(window: Window, name: unknown, input: unknown): Promise<Answer>;
  told: Told;
  crowdChanged: CrowdChanged;
}

/** Opens a feature's commands: a name of the contract and a handler each, none missing. */
export function mountCommands<const T extends CommandTable>(
  { windows }: { windows: Windows },
  table: T,
  handlers: CommandHandlers<T>,
): void {
  for (const [name, { input }] of Object.entries(table)) {
    const fits = strictCheck(input);
    const handle = handlers[name as keyof T] as unknown as Handler;
    windows.open(name, async (window, said) => {
      if (!fits(said)) throw problem('invalid');
      return handle(window, said);
    });
  }
}

type Answer = { answer: unknown } | { problem: string };

export function openWindows(log: Log, turnstile: Turnstile): HeardWindows {
  const handlers = new Map<unknown, Handler>();
  const toldListeners: Told[] = [];
  const crowdListeners: CrowdChanged[] = [];

  const answer: HeardWindows['answer'] = async (window, name, input) => {
    const handle = handlers.get(name);
    if (!handle) return { problem: 'not_found' };
    if (window.person.actedBy) return { problem: 'not_while_acting' };
    try {
      return { answer: await turnstile.command(window.person, () => handle(window, input)) };
    } catch (error) {
      const known = knownFault(error as Parameters<typeof knownFault>[0]);
      if (!known) log.error({ err: error, command: name }, 'command failed');
      return { problem: known?.code ?? 'internal' };
    }
  };
  return {
    answer,
    open: (name, handler) => void handlers.set(name, handler),
    onTold: (listener) => void toldListeners.push(listener),
    onCrowd: (listener) => void crowdListeners.push(listener),
    told: (name, payload, rooms) => {
      for (const listener of toldListeners) listener(name, payload, rooms);
    },
    crowdChanged: (room, personId) => {
      for (const listener of crowdListeners) listener(room, personId);
    },
  };
}
