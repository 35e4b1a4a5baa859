import { type Sql, sql } from '../../platform/db/sql.ts';
import type { Viewer } from './profiles.viewer.ts';

/** `mine`: the viewer's own words, and of what kind answers each: an interest the same, a need an offer. */
export const mine = ({ organisationId, id }: Viewer): Sql =>
  sql`mine as (
    select organisation_id, word,
      case kind when 'offers' then 'needs' when 'needs' then 'offers' else kind end as answer,
      case kind when 'interests' then 2 else 3 end as weight
    from profiles_words where organisation_id = ${organisationId} and person_id = ${id})`;

/** `matches`: of those in `found`, how much each answers; of more than `most`, nobody. */
export const matches = (viewer: Viewer, most: number): Sql =>
  sql`${mine(viewer)}, matches as (
    select w.person_id, sum(mine.weight) as likeness from mine
    join profiles_words w on w.organisation_id = mine.organisation_id and w.kind = mine.answer
      and w.word = mine.word and w.reach >= ${viewer.usual} and w.person_id <> ${viewer.id}
    join found on found.person_id = w.person_id
    where (select count(*) from found) <= ${most}
    group by w.person_id)`;
