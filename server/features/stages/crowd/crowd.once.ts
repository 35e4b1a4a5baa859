import { buffer } from 'node:stream/consumers';
import type { Work } from '../../../platform/work.ts';
import { askMedia } from '../stages.media.ts';

interface Fetched {
  answer: Promise<Buffer>;
  /** Null: it is not there yet. */
  until: number | null;
  bytes: number;
}

const mostBytes = 32_000_000;

/** How long an answer is given again: pieces never change, a list that was held back is good until the next part. */
const keptMs = { piece: 5_000, held: 1_000, list: 200 } as const;

export interface Wanted {
  /** Whose picture, the same for everybody who watches it. */
  run: string;
  pass: string;
  path: string;
  kind: keyof typeof keptMs;
}

/** What a crowd asks for in the same moment is fetched once from the media process, and given to all of them. */
export function openCrowd(work: Work): (wanted: Wanted) => Promise<Buffer> {
  const fetched = new Map<string, Fetched>();
  let bytes = 0;

  const forget = (key: string, one: Fetched) => {
    if (fetched.get(key) !== one) return;
    fetched.delete(key);
    bytes -= one.bytes;
  };
  const isOld = ({ until }: Fetched, now: number) => until !== null && until <= now;
  const makeRoom = (now: number) => {
    for (const [key, one] of fetched) {
      if (bytes > mostBytes ? one.until !== null : isOld(one, now)) forget(key, one);
    }
  };
  const fetchIt = ({ pass, path }: Wanted) =>
    askMedia(work, { method: 'GET', path: `/live/${pass}/${path}` }).then(buffer);

  return async (wanted) => {
    const key = `${wanted.run}/${wanted.path}`;
    const now = Date.now();
    const known = fetched.get(key);
    if (known && !isOld(known, now)) return known.answer;
    makeRoom(now);
    const one: Fetched = { answer: fetchIt(wanted), until: null, bytes: 0 };
    fetched.set(key, one);
    try {
      const answer = await one.answer;
      one.until = Date.now() + keptMs[wanted.kind];
      one.bytes = answer.length;
      bytes += answer.length;
      return answer;
    } catch (error) {
      forget(key, one);
      throw error;
    }
  };
}
