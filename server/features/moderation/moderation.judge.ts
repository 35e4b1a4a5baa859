import type { WordFilter } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { findWords } from './moderation.words.queries.ts';
import { judgeBy } from './moderation.words.ts';

const mostKept = 200;
const kept = new Map<string, ReturnType<typeof judgeBy>>();

/** Filters change seldom, and lines are many: each is read apart once. */
function judgeWith(filter: WordFilter): ReturnType<typeof judgeBy> {
  const key = JSON.stringify(filter);
  const known = kept.get(key);
  if (known) return known;
  const made = judgeBy(filter);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}

/** Whether what is said may be shown at once; refuses it where it holds a refused word. */
export async function judge(
  db: Db,
  organisationId: number,
  eventId: number,
  text: string,
): Promise<'fine' | 'held'> {
  const filter = await findWords(db, organisationId, eventId);
  const verdict = filter ? judgeWith(filter)(text) : 'fine';
  if (verdict === 'refused') throw problem('moderation.word_refused');
  return verdict;
}
