import type { Hub, Room } from '../work.ts';

export interface TickRule {
  everyMs: number;
  /** One message that says what both said. */
  merge(before: unknown, after: unknown): unknown;
}

export interface TickRules {
  /** What a message is about: with it, order is kept. */
  keyOf(payload: unknown): number | null;
  /** By the message's name. */
  rules: Readonly<Record<string, TickRule>>;
}

interface Tick {
  name: string;
  rooms: readonly Room[];
  waiting: { payload: unknown } | null;
  timer: NodeJS.Timeout;
}

/**
 * Where much is told, one frame carries what came in a tick. The first after a silence goes at once;
 * whatever else is told about the same thing goes after what waited.
 */
export function inTicks(hub: Hub, { keyOf, rules }: TickRules): { hub: Hub; flush(): void } {
  const byKey = new Map<number, Map<string, Tick>>();

  const flush = (tick: Tick) => {
    const { waiting } = tick;
    tick.waiting = null;
    if (waiting) hub.tell(tick.name, waiting.payload, tick.rooms);
  };
  const forget = (key: number, name: string) => {
    const ticks = byKey.get(key);
    ticks?.delete(name);
    if (ticks?.size === 0) byKey.delete(key);
  };
  const beat = (key: number, tick: Tick) => {
    if (!tick.waiting) return forget(key, tick.name);
    flush(tick);
    tick.timer.refresh();
  };
  const open = (key: number, name: string, rooms: readonly Room[], { everyMs }: TickRule) => {
    const tick: Tick = {
      name,
      rooms,
      waiting: null,
      timer: setTimeout(() => beat(key, tick), everyMs).unref(),
    };
    byKey.set(key, (byKey.get(key) ?? new Map<string, Tick>()).set(name, tick));
  };

  const tell: Hub['tell'] = (name, payload, rooms, but) => {
    const rule = rules[name];
    const key = keyOf(payload);
    if (key === null) return hub.tell(name, payload, rooms, but);
    if (!rule) {
      for (const tick of byKey.get(key)?.values() ?? []) flush(tick);
      return hub.tell(name, payload, rooms, but);
    }
    const tick = byKey.get(key)?.get(name);
    if (!tick) {
      open(key, name, rooms, rule);
      return hub.tell(name, payload, rooms);
    }
    if (!isSame(tick.rooms, rooms)) flush(tick);
    tick.rooms = rooms;
    tick.waiting = {
      payload: tick.waiting ? rule.merge(tick.waiting.payload, payload) : payload,
    };
  };
  const flushAll = () => {
    for (const ticks of byKey.values()) {
      for (const tick of ticks.values()) {
        clearTimeout(tick.timer);
        flush(tick);
      }
    }
    byKey.clear();
  };
  return { hub: { ...hub, tell }, flush: flushAll };
}

const isSame = (some: readonly Room[], others: readonly Room[]): boolean =>
  some.length === others.length && some.every((room, place) => room === others[place]);
