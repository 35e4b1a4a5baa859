import type pg from 'pg';

const colleagues = 50;
const words = `about again agenda airport answer badge banner before booth budget catering chair
  change coffee confirm contract deadline dinner draft entrance evening final floor guest hotel
  invoice keynote lunch meeting microphone morning number offer panel poster printer program
  question registration room schedule screen session speaker sponsor stage summary ticket travel
  update venue visitor volunteer welcome workshop`.split(/\s+/);

export const terms = {
  /** One mail in ten says it. */
  common: 'horizon summit',
  /** One mail alone. */
  rare: 'reference-77777',
  none: 'xqzzyv',
};

/** In the order of their numbers: who wrote, to whom it went, where it lies. */
const steps = [
  `insert into accounts (email, username, full_name)
   select 'colleague-' || n || '@example.org', 'colleague-' || n, 'Colleague Number' || n
   from generate_series(1, ${colleagues}) n`,
  `insert into organisations_members (organisation_id, person_id, role)
   select $1, id, 'client' from accounts where username like 'colleague-%'`,
];

const addMessages = `
  insert into email_messages (organisation_id, thread_id, author_id, from_name, subject, html, text,
    state, message_id, created_at, sent_at)
  select $1, 1 + n / 3, case when n % 5 = 0 then $2::bigint else w.id end, 'Colleague',
    'Re: ' || t.words[1] || ' ' || t.words[2], '<p>' || array_to_string(t.words, ' ') || '</p>',
    array_to_string(t.words, ' ') || case when n % 10 = 0 then ' Horizon Summit' else '' end
      || ' reference-' || n,
    case when n % 50 = 0 then 'draft' else 'sent' end, 'bench-' || n,
    now() - ($3::int - n) * interval '5 minutes', now() - ($3::int - n) * interval '5 minutes'
  from generate_series(1, $3::int) n
  join lateral (select id from accounts where username = 'colleague-' || (1 + n % ${colleagues})) w
    on true
  cross join lateral (select array(
    select ($4::text[])[1 + (n::bigint * 7919 + k * 104729 * (1 + n % 13)) % ${words.length}]
    from generate_series(1, 60) k) as words) t
  order by n`;

const addRecipients = `
  insert into email_recipients (organisation_id, message_id, position, kind, person_id, name)
  select m.organisation_id, m.id, k, case when k = 1 then 'to' else 'cc' end,
    case when k = 1 and m.author_id <> $2 then $2::bigint else c.person_id end, 'Somebody'
  from email_messages m cross join generate_series(1, 3) k
  join lateral (select person_id from organisations_members
    where organisation_id = m.organisation_id order by person_id offset (m.id + k) % ${colleagues} limit 1) c
    on true
  where m.organisation_id = $1 and k <= 1 + m.id % 3`;

/** Its owner's, and another's of each, who has a mailbox of the same organisation. */
const addCopies = `
  insert into email_copies (organisation_id, owner_id, message_id, thread_id, folder, is_read,
    is_starred, labels, subject, search_text, at)
  select m.organisation_id, $2, m.id, m.thread_id,
    case when m.id % 50 = 0 then 'draft' when m.id % 5 = 0 then 'sent' when m.id % 33 = 0 then 'spam'
         when m.id % 37 = 0 then 'trash' else 'inbox' end,
    m.id % 7 <> 0, m.id % 61 = 0,
    case when m.id % 23 = 0 then array['company'] when m.id % 997 = 0 then array['private']
         else '{}' end,
    m.subject, lower(left(' ' || m.subject || ' ' || m.from_name || ' ' || m.text, 1800)), m.created_at
  from email_messages m where m.organisation_id = $1 order by m.id`;
const addOthers = `
  insert into email_copies (organisation_id, owner_id, message_id, thread_id, folder, is_read,
    subject, search_text, at)
  select c.organisation_id, m.author_id, c.message_id, c.thread_id, 'sent', true, c.subject,
    c.search_text, c.at
  from email_copies c
  join email_messages m on m.organisation_id = c.organisation_id and m.id = c.message_id
  where c.organisation_id = $1 and m.author_id <> c.owner_id`;

/** One person's mailbox of so many, and their colleagues' beside it; indexes come after. */
export async function fillMailbox(
  client: pg.Client,
  { organisationId, personId }: { organisationId: number; personId: number },
  count: number,
): Promise<void> {
  await client.query(steps[0] ?? '');
  await client.query(steps[1] ?? '', [organisationId]);
  await client.query(addMessages, [organisationId, personId, count, words]);
  await client.query(addRecipients, [organisationId, personId]);
  const comeBack = await dropIndexes(client);
  await client.query(addCopies, [organisationId, personId]);
  await client.query(addOthers, [organisationId]);
  for (const index of comeBack) await client.query(index);
  await client.query('vacuum analyze');
}

async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'email_copies' and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
