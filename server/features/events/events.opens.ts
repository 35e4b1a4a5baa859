import type { NeededTicket, Needs } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/kept/kept.ts';
import type { Person } from '../../platform/person.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Answers, Tx, Work } from '../../platform/work.ts';

/** What of an event may be closed to some: a stage with what is on there, or a session in its room. */
export interface Part {
  stageId?: number;
  roomId?: number | null;
  sessionId: number | null;
}

/** Null: it is open. */
export type OpensTo = (part: Part) => NeededTicket[] | null;

declare module '../../platform/work.ts' {
  interface Answers {
    /** What the tickets of this person open there: asked on every way into a stage or a session. */
    opensTo(db: Db, person: Asker, eventId: number): Promise<OpensTo>;
    /** Whether anything there is closed to anybody. */
    closesAnything(db: Db, organisationId: number, eventId: number): Promise<boolean>;
  }
}

export type Asker = Pick<Person, 'id' | 'organisationId' | 'role'>;
/** Where a gate reads, also inside a transaction. */
export interface Asking {
  db: Db;
  answers: Pick<Answers, 'opensTo'>;
}

/** What is kept in memory of it is called so. */
export const aboutOpens = (organisationId: number, eventId: number): Subject =>
  `opens:${organisationId}.${eventId}`;

export const needsOf = async (
  { db, answers }: Asking,
  person: Asker,
  eventId: number,
  part: Part,
): Promise<Needs> => (await answers.opensTo(db, person, eventId))(part);

export function refuseClosed(needs: Needs): void {
  if (needs === null) return;
  const errors = needs.map(({ id, name }) => ({
    path: `/tickets/${id}`,
    message: Object.values(name).find((said) => said) ?? '',
  }));
  throw problem('events.not_open', { errors });
}

/** For who takes part in the event; that was asked before. */
export const requireOpen = async (
  asking: Asking,
  person: Asker,
  eventId: number,
  part: Part,
): Promise<void> => refuseClosed(await needsOf(asking, person, eventId, part));

/** Whoever takes part looks again at what is open to them. */
export function tellOpensChanged(tx: Tx, organisationId: number, eventId: number): void {
  tx.outdate(aboutOpens(organisationId, eventId));
  tx.tell('events.opens_changed', { eventId }, [everyoneIn(organisationId)]);
}

interface KnownOf {
  until: number;
  closesAnything: Promise<boolean>;
  people: Map<number, Promise<OpensTo>>;
}

const mostKept = 20_000;
const mostAgeMs = 10_000;
const everything: OpensTo = () => null;

/**
 * The same for what is asked many times a second, by who holds a pass. It is forgotten at once where somebody's
 * tickets or what they open change, on every node.
 */
export function rememberOpens({ answers, kept, clock }: Work): Answers['opensTo'] {
  const events = new Map<Subject, KnownOf>();
  kept.listen((about) => (about === null ? events.clear() : events.delete(about)));
  const knownOf = (db: Db, organisationId: number, eventId: number): KnownOf => {
    const about = aboutOpens(organisationId, eventId);
    const now = clock.now().getTime();
    const found = events.get(about);
    if (found && found.until > now) return found;
    const closesAnything = answers.closesAnything(db, organisationId, eventId);
    const made: KnownOf = { until: now + mostAgeMs, closesAnything, people: new Map() };
    closesAnything.catch(() => events.delete(about));
    events.set(about, made);
    return made;
  };
  return async (db, person, eventId) => {
    const { closesAnything, people } = knownOf(db, person.organisationId, eventId);
    if (!(await closesAnything)) return everything;
    const found = people.get(person.id);
    if (found) return found;
    if (people.size >= mostKept) people.clear();
    const opens = answers.opensTo(db, person, eventId);
    opens.catch(() => people.delete(person.id));
    people.set(person.id, opens);
    return opens;
  };
}
