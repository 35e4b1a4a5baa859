import type { HelpOpinions, HelpVote, ShownArticle } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireArticle, requireShown } from './help.access.ts';
import { lockArticle } from './help.articles.queries.ts';
import { tellHelpChanged } from './help.live.ts';
import { readShown } from './help.shown.ts';
import { addToVotes, findVote, findWords, upsertVote } from './help.votes.queries.ts';

const one = (is: boolean): number => (is ? 1 : 0);

/** One a person; said again, it is changed. */
export const voteFor = (
  work: Work,
  person: Person,
  articleId: number,
  { isHelpful, words }: HelpVote,
): Promise<ShownArticle> =>
  work.transaction(async (tx) => {
    const { organisationId, id: personId } = person;
    await requireShown(tx, organisationId, articleId);
    await lockArticle(tx, organisationId, articleId);
    const before = await findVote(tx, organisationId, articleId, personId);
    const vote = { isHelpful, words: words.trim(), at: work.clock.now() };
    await upsertVote(tx, organisationId, { articleId, personId, ...vote });
    await addToVotes(tx, organisationId, articleId, {
      helpful: one(isHelpful) - one(before?.isHelpful === true),
      unhelpful: one(!isHelpful) - one(before?.isHelpful === false),
    });
    tellHelpChanged(tx, organisationId, { articleId, isShown: false });
    return readShown(tx, person, articleId);
  });

export async function readOpinions(
  { db }: Work,
  person: Person,
  id: number,
): Promise<HelpOpinions> {
  const { helpful, unhelpful } = await requireArticle(db, person, id);
  const words = await findWords(db, person.organisationId, id);
  return {
    helpful,
    unhelpful,
    words: words.map(({ saidAt, ...said }) => ({ ...said, saidAt: saidAt.toISOString() })),
  };
}
