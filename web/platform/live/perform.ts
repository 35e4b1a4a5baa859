import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { AnyLive, Effect } from './live.ts';
import { livesOf, type Pending } from './lives.ts';

/** Something a person does: how it looks at once, how it is sent, and what the answer teaches. */
export interface Change<Answer> {
  /** The same with every try, so that nothing is done twice. */
  key: string;
  /** The things it is about. */
  ids?: readonly number[];
  shows: readonly Effect[];
  send: (key: string) => Promise<Answer>;
  /**
   * Left out where the answer says nothing: what it showed is then taken for done, and read. `wasTold`
   * says that a message with its key came first, and others may have come since.
   */
  learns?(answer: Answer, wasTold: boolean): readonly Effect[];
}

const lines = new WeakMap<QueryClient, Map<AnyLive | undefined, Promise<unknown>>>();

/** One after the other in what they change: what a person did last is what the server keeps. */
function inLine<T>(client: QueryClient, live: AnyLive | undefined, send: () => Promise<T>) {
  const ends = lines.get(client) ?? new Map<AnyLive | undefined, Promise<unknown>>();
  lines.set(client, ends);
  const sent = (ends.get(live) ?? Promise.resolve()).then(send);
  ends.set(
    live,
    sent.catch(() => undefined),
  );
  return sent;
}

/** No version says whether what was told meanwhile is older than what an answer teaches. */
function isDoubtful({ heard }: Pending, { live, news }: Effect): boolean {
  const gone = heard.get(live);
  return gone !== undefined && (!live.isVersioned || gone.some((id) => news.about?.includes(id)));
}

/** Shown at once, and taken back when it fails. */
export async function perform<Answer>(
  client: QueryClient,
  { key, ids = [], shows, send, learns }: Change<Answer>,
): Promise<Answer> {
  const lives = livesOf(client);
  const pending: Pending = { key, ids, shows, heard: new Map() };
  const { gaps } = lives;
  const end = () => lives.change((all) => all.filter((one) => one !== pending));
  const read = (effects: readonly Effect[]) => {
    for (const live of new Set(effects.map((one) => one.live))) lives.doubt(live);
  };
  lives.change((all) => [...all, pending]);
  try {
    const answer = await inLine(client, shows[0]?.live, () => send(key));
    notifyManager.batch(() => {
      const wasTold = !lives.pending().includes(pending);
      const learnt = learns ? learns(answer, wasTold) : shows;
      for (const { live, news } of learnt) lives.tell(live, news);
      end();
      // After a gap, nothing told whether somebody else came after this change.
      const isSure = learns && lives.gaps === gaps;
      read(isSure ? learnt.filter((one) => isDoubtful(pending, one)) : [...shows, ...learnt]);
    });
    return answer;
  } catch (problem) {
    notifyManager.batch(() => {
      end();
      read(shows);
    });
    throw problem;
  }
}
