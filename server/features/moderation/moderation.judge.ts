import type { WordFilter } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { keepLatest } from '../../platform/kept/latest.ts';
import { findWords } from './moderation.words.queries.ts';
import { judgeBy } from './moderation.words.ts';

/** Filters change seldom, and lines are many: each is read apart once. */
const kept = keepLatest<ReturnType<typeof judgeBy>>(200);
const judgeWith = (filter: WordFilter) => kept.get(JSON.stringify(filter), () => judgeBy(filter));

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
