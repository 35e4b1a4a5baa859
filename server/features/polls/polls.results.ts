import type { PollResults } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { moment } from '../../platform/db/moment.ts';
import { sql } from '../../platform/db/sql.ts';
import type { PollRow } from './polls.rows.ts';

const mostWords = 50;
const stars = [1, 2, 3, 4, 5];

interface Counted {
  pollId: number;
  people: number;
  counts: Record<string, number>;
  words: PollResults['words'];
  asOf: number;
}

/** Counted from the votes themselves: nothing is kept beside them that could differ. */
export async function countVotes(db: Db, polls: readonly PollRow[]): Promise<PollResults[]> {
  const [first] = polls;
  if (!first) return [];
  const counted = await db.rows<Counted>(
    sql`select p.id as "pollId", ${moment} as "asOf",
          (select count(*) from polls_votes v
            where v.organisation_id = p.organisation_id and v.poll_id = p.id
              and cardinality(v.choices) + cardinality(v.words) > 0) as people,
          (select coalesce(jsonb_object_agg(c.choice, c.count), '{}') from (
            select choice, count(*) from polls_votes v, unnest(v.choices) choice
            where v.organisation_id = p.organisation_id and v.poll_id = p.id
            group by choice) c) as counts,
          (select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'count', w.count)
              order by w.count desc, w.word), '[]') from (
            select mode() within group (order by word) as word, count(*)
            from polls_votes v, unnest(v.words) word
            where v.organisation_id = p.organisation_id and v.poll_id = p.id
            group by lower(word) order by 2 desc, 1 limit ${mostWords}) w) as words
        from polls p where p.organisation_id = ${first.organisationId}
          and p.id = any(${polls.map(({ id }) => id)}::bigint[]) order by p.id`,
  );
  return counted.flatMap(({ counts, ...rest }) => {
    const poll = polls.find(({ id }) => id === rest.pollId);
    if (!poll) return [];
    const choices = poll.kind === 'rating' ? stars : poll.options.map(({ id }) => id);
    return [{ ...rest, counts: choices.map((choice) => counts[choice] ?? 0) }];
  });
}

/** While it is open everyone sees how many voted, and what, where it says so. */
export const shownResults = (poll: PollRow, results: PollResults): PollResults =>
  poll.state === 'closed' || poll.showsResults === 'live'
    ? results
    : { ...results, counts: null, words: [] };
