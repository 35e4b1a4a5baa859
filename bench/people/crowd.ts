import type pg from 'pg';

const first = ['Anna', 'Maria', 'Lena', 'Noah', 'Emil', 'Ines', 'Paulo', 'Chloé', 'Tomas', 'Yara'];
const last = ['Berger', 'Sommer', 'Vogt', 'Lindqvist', 'Ferreira', 'Moreau', 'Okafor', 'Nakamura'];
const places = ['Nordlicht', 'Halbinsel', 'Quellwerk', 'Ostkai', 'Brightwater', 'Alto Mar'];

export const terms = {
  /** One in ten has that name. */
  common: 'maria',
  /** One person's own address. */
  rare: '-77777@',
  none: 'xqzzyv',
};

const others = 20_000;

/**
 * So many people in one organisation, and some thousands in two hundred others around them. Rows
 * are what the product's triggers would write, made at once; indexes come after, as after an import.
 */
export async function fillWithPeople(
  client: pg.Client,
  organisationId: number,
  count: number,
): Promise<void> {
  const comeBack = await dropIndexes(client);
  await client.query(`alter table organisations_members disable trigger user`);
  await addAccounts(client, count + others);
  await client.query(
    `insert into organisations (name, short_name)
     select 'Organisation ' || n, 'ORG' || n from generate_series(1, 200) n`,
  );
  await addMembers(client, organisationId, count);
  await client.query(
    `insert into organisations_counted (organisation_id, members) values ($1, $2)`,
    [organisationId, count],
  );
  await client.query(`alter table organisations_members enable trigger user`);
  for (const index of comeBack) await client.query(index);
  await client.query('vacuum analyze');
}

async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'organisations_members' and indexname like 'organisations_members_%'
       and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const addAccounts = (client: pg.Client, count: number) =>
  client.query(
    `insert into accounts (email, username, full_name)
     select 'person-' || n || '@example.org', 'person-' || n,
       ($1::text[])[1 + n % 10] || ' ' || ($2::text[])[1 + n / 10 % 8] || '-' ||
         chr(65 + n / 80 % 26) || chr(97 + n / 2080 % 26) || chr(97 + n / 54080 % 26)
     from generate_series(1, $3::int) n`,
    [first, last, count],
  );

/** The first so many belong to the one organisation, the rest to the others in turn. */
const addMembers = (client: pg.Client, organisationId: number, count: number) =>
  client.query(
    `insert into organisations_members
       (organisation_id, person_id, role, company, joined_at, last_seen_at, sort_name, search_text)
     select case when n <= $2::int then $1::bigint
                 else (select max(id) - n % 200 from organisations) end,
       a.id, 'client', p.company, now() - n * interval '1 minute', now() - n * interval '7 seconds',
       lower(a.full_name), lower(concat_ws(' ', a.full_name, a.username, a.email, p.company))
     from (select *, row_number() over (order by id) as n from accounts where username like 'person-%') a,
       lateral (select ($3::text[])[1 + a.n % 6] as company) p`,
    [organisationId, count, places],
  );
