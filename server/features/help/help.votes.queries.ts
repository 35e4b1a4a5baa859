import type { HelpOpinions, HelpVote } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const findVote = (db: Db, organisationId: number, articleId: number, personId: number) =>
  db.row<HelpVote>(
    sql`select is_helpful as "isHelpful", words from help_votes
        where organisation_id = ${organisationId} and article_id = ${articleId}
          and person_id = ${personId}`,
  );

export interface SaidVote extends HelpVote {
  articleId: number;
  personId: number;
  at: Date;
}

export const upsertVote = (
  db: Db,
  organisationId: number,
  { articleId, personId, isHelpful, words, at }: SaidVote,
) =>
  db.run(
    sql`insert into help_votes
          (organisation_id, article_id, person_id, is_helpful, words, said_at)
        values (${organisationId}, ${articleId}, ${personId}, ${isHelpful}, ${words}, ${at})
        on conflict (organisation_id, article_id, person_id) do update
          set is_helpful = excluded.is_helpful, words = excluded.words, said_at = excluded.said_at`,
  );

/** By what changed, with the article locked: nobody counts all of them. */
export const addToVotes = (
  db: Db,
  organisationId: number,
  articleId: number,
  { helpful, unhelpful }: Pick<HelpOpinions, 'helpful' | 'unhelpful'>,
) =>
  db.run(
    sql`update help_articles set helpful = helpful + ${helpful}, unhelpful = unhelpful + ${unhelpful}
        where organisation_id = ${organisationId} and id = ${articleId}`,
  );

const mostWords = 100;

export const findWords = (db: Db, organisationId: number, articleId: number) =>
  db.rows<HelpVote & { saidAt: Date }>(
    sql`select is_helpful as "isHelpful", words, said_at as "saidAt" from help_votes
        where organisation_id = ${organisationId} and article_id = ${articleId} and words <> ''
        order by said_at desc, person_id limit ${mostWords}`,
  );

/** For the copy of a person's data. */
export const findVotesBy = (db: Db, personId: number) =>
  db.rows(
    sql`select v.organisation_id as "organisationId", a.title, v.is_helpful as "isHelpful",
          v.words, v.said_at as "saidAt"
        from help_votes v
        join help_articles a on a.organisation_id = v.organisation_id and a.id = v.article_id
        where v.person_id = ${personId} order by v.said_at, v.article_id`,
  );
