import type { DirectoryChoices } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { standings } from './profiles.people.queries.ts';
import type { Viewer } from './profiles.viewer.ts';

type Choices = DirectoryChoices['companies'];

const most = 200;

const nearness = ({ usual }: Viewer): Sql => sql`coalesce(c.nearness, ${usual}::int)`;

const isHere = ({ organisationId, eventId }: Viewer): Sql =>
  sql`f.organisation_id = ${organisationId} and f.is_found and f.events @> array[${eventId}::bigint]`;

/** Each with how many show it to the viewer, spelled as the first of them does. */
export const findCompanyChoices = (db: Db, viewer: Viewer) =>
  db.rows<Choices[number]>(
    sql`with ${standings(viewer)}, chosen as (
          select min(f.person_id) as person_id, count(*)::int as people from profiles_found f
          left join closer c on c.person_id = f.person_id
          where ${isHere(viewer)} and f.company <> '' and f.company_reach >= ${nearness(viewer)}
          group by f.company order by people desc, f.company limit ${most})
        select m.company as value, chosen.people from chosen join organisations_members m
          on m.organisation_id = ${viewer.organisationId} and m.person_id = chosen.person_id
        order by chosen.people desc, value`,
  );

export const findCountryChoices = (db: Db, viewer: Viewer) =>
  db.rows<Choices[number]>(
    sql`with ${standings(viewer)}, chosen as (
          select min(f.person_id) as person_id, count(*)::int as people from profiles_found f
          left join closer c on c.person_id = f.person_id
          where ${isHere(viewer)} and f.country <> '' and f.country_reach >= ${nearness(viewer)}
          group by f.country order by people desc, f.country limit ${most})
        select s.country as value, chosen.people from chosen
        join accounts_settings s on s.person_id = chosen.person_id
        order by chosen.people desc, value`,
  );

export const findInterestChoices = (db: Db, viewer: Viewer) =>
  db.rows<Choices[number]>(
    sql`with ${standings(viewer)}
        select min(w.spelled) as value, count(*)::int as people from profiles_found f
        join profiles_words w on w.organisation_id = f.organisation_id
          and w.person_id = f.person_id and w.kind = 'interests'
        left join closer c on c.person_id = f.person_id
        where ${isHere(viewer)} and w.reach >= ${nearness(viewer)}
        group by w.word order by people desc, value limit ${most}`,
  );
