import type { Agenda, AgendaSession } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Sessions as they now are, and the ids of those that are gone. */
export interface News {
  sessions: readonly AgendaSession[];
  gone: readonly number[];
}

export const agendaKey = (eventId: number) => ['agenda', 'draft', eventId] as const;

interface Memory {
  /** The version of each session that we were last told of; it stays when the session goes. */
  newest: Map<number, number>;
  /** Versions that my own writes made: a next write may build on them. */
  own: Set<string>;
  /** Answers on their way; what is told meanwhile may be newer than they are. */
  reading: number;
  told: News[];
}

const memories = new WeakMap<QueryClient, Memory>();

const memoryOf = (client: QueryClient) => {
  const memory: Memory = memories.get(client) ?? {
    newest: new Map(),
    own: new Set(),
    reading: 0,
    told: [],
  };
  memories.set(client, memory);
  return memory;
};

/** The draft with the news in it; what is older than what is known changes nothing. */
function follow(agenda: Agenda, { sessions, gone }: News): Agenda {
  const known = new Map(agenda.sessions.map((session) => [session.id, session]));
  for (const session of sessions) {
    const before = known.get(session.id);
    if (!before || before.version < session.version) known.set(session.id, session);
  }
  for (const id of gone) known.delete(id);
  return { ...agenda, sessions: [...known.values()] };
}

/** Puts what was told into the draft; one session more than once may come in any order. */
export function learn(client: QueryClient, eventId: number, news: News): void {
  const memory = memoryOf(client);
  const isNew = ({ id, version }: AgendaSession) => (memory.newest.get(id) ?? 0) < version;
  const fresh = { sessions: news.sessions.filter(isNew), gone: news.gone };
  for (const { id, version } of fresh.sessions) memory.newest.set(id, version);
  if (memory.reading > 0) memory.told.push(fresh);
  client.setQueryData<Agenda>(agendaKey(eventId), (agenda) => agenda && follow(agenda, fresh));
}

/** What my own write made of its sessions. */
export function learnOwn(client: QueryClient, eventId: number, news: News): void {
  const { own } = memoryOf(client);
  for (const { id, version } of news.sessions) own.add(`${id} ${version}`);
  learn(client, eventId, news);
}

/** From the version a change was made on, past all that only my own writes made since. */
export function versionFrom(client: QueryClient, { id, version }: AgendaSession): number {
  const { own } = memoryOf(client);
  let latest = version;
  while (own.has(`${id} ${latest + 1}`)) latest += 1;
  return latest;
}

/** Reads the draft; what was told while the answer was on its way is put into it. */
export async function readWithNews(
  client: QueryClient,
  eventId: number,
  read: () => Promise<Agenda>,
): Promise<Agenda> {
  const memory = memoryOf(client);
  const before = memory.told.length;
  memory.reading += 1;
  try {
    const agenda = await read();
    const whole = memory.told.slice(before).reduce(follow, agenda);
    for (const { id, version } of whole.sessions) memory.newest.set(id, version);
    return whole;
  } finally {
    memory.reading -= 1;
    if (memory.reading === 0) memory.told.length = 0;
  }
}
