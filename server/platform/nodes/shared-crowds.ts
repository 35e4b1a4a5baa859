import type { Attention, Crowds, Presence } from '../sockets/crowds.ts';
import type { CrowdChanged } from '../sockets/windows.ts';
import type { Crowd, Room } from '../work.ts';

type Entry = readonly [room: Room, personId: number, attention: Attention | null];

/** What a node tells the others of its windows: changes, or all there is. */
export type CrowdNews =
  | readonly [kind: 'some' | 'all', entries: readonly Entry[]]
  /** Tell me all. */
  | readonly [kind: 'hello']
  | readonly [kind: 'beat'];

export interface SharedCrowds {
  crowdIn(room: Room): Crowd;
  /** Of this node's windows. */
  changed(change: Presence): void;
  /** From another node. */
  hear(from: string, news: CrowdNews): void;
  /** At the start, and after nobody heard the other for a while. */
  greet(): void;
  close(): void;
}

type People = Map<number, Attention>;
interface Other {
  heardAt: number;
  rooms: Map<Room, People>;
}

const gatherMs = 20;
const beatMs = 3_000;
/** A node that was killed says nothing any more. */
const patienceMs = 10_000;
const entriesAFrame = 1_000;

export function crowdsAcross(
  here: Crowds,
  crowdChanged: CrowdChanged,
  say: (news: CrowdNews) => void,
): SharedCrowds {
  const others = new Map<string, Other>();
  const waiting: Entry[] = [];

  const sayAll = () => {
    const entries = [...here.all()].map(entryOf);
    say(['all', entries.splice(0, entriesAFrame)]);
    while (entries.length > 0) say(['some', entries.splice(0, entriesAFrame)]);
  };
  const sayWaiting = () => say(['some', waiting.splice(0)]);
  const forget = (name: string) => {
    const other = others.get(name);
    others.delete(name);
    for (const [room, people] of other?.rooms ?? []) {
      for (const personId of people.keys()) crowdChanged(room, personId);
    }
  };
  const timer = setInterval(() => {
    say(['beat']);
    const oldest = Date.now() - patienceMs;
    for (const [name, { heardAt }] of others) if (heardAt < oldest) forget(name);
  }, beatMs);
  timer.unref();

  return {
    crowdIn: (room) =>
      crowdOf(
        here,
        [...others.values()].map(({ rooms }) => rooms.get(room)),
        room,
      ),
    changed: (change) => {
      if (waiting.length === 0) setTimeout(sayWaiting, gatherMs).unref();
      waiting.push(entryOf(change));
      crowdChanged(change.room, change.personId);
    },
    hear: (from, news) => {
      const other = others.get(from);
      if (news[0] === 'hello') return sayAll();
      // Before it told all, nothing can be made of what it tells, but that it is there.
      if (!other && news[0] !== 'all') return say(['hello']);
      if (news[0] === 'all') forget(from);
      const { rooms } = others.get(from) ?? { rooms: new Map<Room, People>() };
      others.set(from, { heardAt: Date.now(), rooms });
      if (news[0] === 'beat') return;
      for (const [room, personId, attention] of news[1]) {
        note(rooms, room, personId, attention);
        crowdChanged(room, personId);
      }
    },
    greet: () => {
      say(['hello']);
      sayAll();
    },
    close: () => clearInterval(timer),
  };
}

/** A lone node knows everyone there is. */
export const crowdsAlone = (here: Crowds, crowdChanged: CrowdChanged): SharedCrowds => ({
  crowdIn: (room) => crowdOf(here, [], room),
  changed: ({ room, personId }) => crowdChanged(room, personId),
  hear: () => undefined,
  greet: () => undefined,
  close: () => undefined,
});

const entryOf = ({ room, personId, attention }: Presence): Entry => [room, personId, attention];

function note(rooms: Other['rooms'], room: Room, personId: number, attention: Attention | null) {
  const people = rooms.get(room) ?? new Map<number, Attention>();
  if (attention) rooms.set(room, people.set(personId, attention));
  else if (people.delete(personId) && people.size === 0) rooms.delete(room);
}

function crowdOf(here: Crowds, elsewhere: (People | undefined)[], room: Room): Crowd {
  const known = elsewhere.filter((people) => people !== undefined);
  const all = () =>
    new Set([...here.peopleIn(room), ...known.flatMap((people) => [...people.keys()])]);
  return {
    get count() {
      return known.length === 0 ? here.countIn(room) : all().size;
    },
    people: () => [...all()],
    attentionOf: (personId) => {
      const each = new Set(known.map((people) => people.get(personId)));
      each.add(here.attention(room, personId) ?? undefined);
      if (each.has('active')) return 'active';
      return each.has('idle') ? 'idle' : null;
    },
  };
}
