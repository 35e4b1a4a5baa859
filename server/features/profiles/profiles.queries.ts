import type { Privacy, ProfileUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { ProfileRow } from './profiles.rows.ts';

/** Of a member `m` with their account `a`, settings `s` and profile `p`, where there is one. */
export const profileColumns: Sql = sql`
  a.id, coalesce(nullif(a.full_name, ''), a.username) as "fullName", a.avatar, a.email, s.phone,
  coalesce(p.headline, '') as headline, m.company, coalesce(s.country, '') as country,
  coalesce(p.about, '') as about, coalesce(p.interests, '{}') as interests,
  coalesce(p.offers, '{}') as offers, coalesce(p.needs, '{}') as needs,
  coalesce(p.languages, '{}') as languages, coalesce(p.links, '{}') as links,
  coalesce(p.is_listed, true) as "isListed", coalesce(p.shows_presence, true) as "showsPresence",
  coalesce(p.shows_visits, false) as "showsVisits", profiles_audiences(p.privacy) as privacy,
  coalesce(p.version, 1) as version`;

export const profileTables: Sql = sql`organisations_members m
  join accounts a on a.id = m.person_id
  left join accounts_settings s on s.person_id = m.person_id
  left join profiles p on p.organisation_id = m.organisation_id and p.person_id = m.person_id`;

export const findProfile = (db: Db, organisationId: number, personId: number) =>
  db.row<ProfileRow>(
    sql`select ${profileColumns} from ${profileTables}
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}`,
  );

/** The version as it stands; nobody else changes the profile until the transaction ends. */
export async function lockProfile(db: Db, organisationId: number, personId: number) {
  await db.run(
    sql`insert into profiles (organisation_id, person_id) values (${organisationId}, ${personId})
        on conflict do nothing`,
  );
  return db.row<{ version: number }>(
    sql`select version from profiles
        where organisation_id = ${organisationId} and person_id = ${personId} for no key update`,
  );
}

export const updateProfile = (
  db: Db,
  organisationId: number,
  personId: number,
  to: Omit<ProfileUpdate, 'version' | 'company' | 'country'>,
) =>
  db.run(
    sql`update profiles set
          headline = coalesce(${to.headline}, headline), about = coalesce(${to.about}, about),
          interests = coalesce(${to.interests}, interests), offers = coalesce(${to.offers}, offers),
          needs = coalesce(${to.needs}, needs), languages = coalesce(${to.languages}, languages),
          links = coalesce(${to.links}, links), is_listed = coalesce(${to.isListed}, is_listed),
          shows_presence = coalesce(${to.showsPresence}, shows_presence),
          shows_visits = coalesce(${to.showsVisits}, shows_visits),
          privacy = privacy || ${JSON.stringify(to.privacy ?? {})}::jsonb, version = version + 1
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );

export interface FilledProfile {
  personId: number;
  headline: string;
  interests: readonly string[];
  offers: readonly string[];
  needs: readonly string[];
  languages: readonly string[];
  isListed: boolean;
  showsPresence: boolean;
  showsVisits: boolean;
  privacy: Partial<Privacy>;
}

/** Of people who have none yet, all at once. */
export const insertProfiles = (db: Db, organisationId: number, all: readonly FilledProfile[]) =>
  db.run(
    sql`insert into profiles (organisation_id, person_id, headline, interests, offers, needs,
          languages, is_listed, shows_presence, shows_visits, privacy)
        select ${organisationId}, p."personId", p.headline, p.interests, p.offers, p.needs,
               p.languages, p."isListed", p."showsPresence", p."showsVisits", p.privacy
        from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as p("personId" bigint,
          headline text, interests text[], offers text[], needs text[], languages text[],
          "isListed" boolean, "showsPresence" boolean, "showsVisits" boolean, privacy jsonb)
        order by p."personId" on conflict do nothing`,
  );
