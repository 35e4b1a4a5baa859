import type {
  Address,
  GeneralSettings,
  InfoSettings,
  NotificationSettings,
  Preferences,
  SocialSettings,
} from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

export interface SettingsRow extends InfoSettings {
  avatar: string | null;
  username: string;
  fullName: string;
  email: string;
  company: string;
  social: Partial<SocialSettings>;
  notification: Partial<NotificationSettings>;
}

export const findSettings = (db: Db, organisationId: number, personId: number) =>
  db.row<SettingsRow>(
    sql`select a.avatar, a.username, a.full_name as "fullName", a.email, m.company,
               coalesce(s.bio, '') as bio, s.dob::text as dob, coalesce(s.country, '') as country,
               coalesce(s.website, '') as website, s.phone,
               coalesce(s.social, '{}') as social, coalesce(s.notification, '{}') as notification
        from organisations_members m join accounts a on a.id = m.person_id
        left join accounts_settings s on s.person_id = a.id
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}`,
  );

/** False when someone else has the username. */
export async function updateNames(
  db: Db,
  personId: number,
  { username, fullName }: Pick<GeneralSettings, 'username' | 'fullName'>,
): Promise<boolean> {
  const touched = await db.run(
    sql`update accounts set username = ${username}, full_name = ${fullName}
        where id = ${personId}
          and not exists (select from accounts other
                          where lower(other.username) = lower(${username}) and other.id <> ${personId})`,
  );
  return touched > 0;
}

export const updateCompanies = (
  db: Db,
  organisationId: number,
  said: readonly { personId: number; company: string }[],
) =>
  db.run(
    sql`update organisations_members m set company = said.company, version = m.version + 1
        from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
          as said("personId" bigint, company text)
        where m.organisation_id = ${organisationId} and m.person_id = said."personId"`,
  );

export const updateCompany = (db: Db, organisationId: number, personId: number, company: string) =>
  updateCompanies(db, organisationId, [{ personId, company }]);

const upsert = (db: Db, personId: number, columns: Sql, values: Sql, changes: Sql) =>
  db.run(
    sql`insert into accounts_settings (person_id, ${columns}) values (${personId}, ${values})
        on conflict (person_id) do update set ${changes}`,
  );

export const upsertInfo = (db: Db, personId: number, info: InfoSettings) =>
  upsert(
    db,
    personId,
    sql`bio, dob, country, website, phone`,
    sql`${info.bio}, ${info.dob}, ${info.country}, ${info.website}, ${info.phone}`,
    sql`bio = excluded.bio, dob = excluded.dob, country = excluded.country,
        website = excluded.website, phone = excluded.phone`,
  );

export const updateCountries = (db: Db, said: readonly { personId: number; country: string }[]) =>
  db.run(
    sql`insert into accounts_settings (person_id, country)
        select said."personId", said.country
        from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
          as said("personId" bigint, country text)
        on conflict (person_id) do update set country = excluded.country`,
  );

export const updateCountry = (db: Db, personId: number, country: string) =>
  updateCountries(db, [{ personId, country }]);

export const upsertSocial = (db: Db, personId: number, social: SocialSettings) =>
  upsert(db, personId, sql`social`, sql`${JSON.stringify(social)}`, sql`social = excluded.social`);

export const upsertNotification = (db: Db, personId: number, flags: NotificationSettings) =>
  upsert(
    db,
    personId,
    sql`notification`,
    sql`${JSON.stringify(flags)}`,
    sql`notification = excluded.notification`,
  );

export const findAddress = (db: Db, personId: number) =>
  db.row<Address>(
    sql`select email, verified_at is not null as "isVerified" from accounts where id = ${personId}`,
  );

export const findPreferences = (db: Db, personId: number) =>
  db.row<Preferences>(
    sql`select language, time_zone as "timeZone", look from accounts_settings
        where person_id = ${personId}`,
  );

export const upsertPreferences = (
  db: Db,
  personId: number,
  { language, timeZone, look }: Preferences,
) =>
  upsert(
    db,
    personId,
    sql`language, time_zone, look`,
    sql`${language}, ${timeZone}, ${JSON.stringify(look)}`,
    sql`language = excluded.language, time_zone = excluded.time_zone, look = excluded.look`,
  );

/** Returns the picture that was there before. */
export const swapAvatar = async (db: Db, personId: number, avatar: string | null) =>
  (
    await db.row<{ avatar: string | null }>(
      sql`update accounts a set avatar = ${avatar}
          from (select id, avatar from accounts where id = ${personId} for no key update) before
          where a.id = before.id returning before.avatar`,
    )
  )?.avatar ?? null;

export const findAvatar = async (db: Db, personId: number) =>
  (await db.row<{ avatar: string | null }>(sql`select avatar from accounts where id = ${personId}`))
    ?.avatar ?? null;
