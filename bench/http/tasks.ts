import type pg from 'pg';

const organisations = 333;
const tasksEach = 30;

/**
 * 333 organisations of 30 tasks and the rest in one more: 10,000 tasks in the table, the signed-in
 * organisation's 30 in the middle of them. Words and tags vary like real ones.
 */
export async function fillTable(
  client: pg.Client,
  organisationId: number,
  personId: number,
): Promise<void> {
  const others = await addOrganisations(client);
  const half = Math.floor(others.length / 2);
  for (const other of others.slice(0, half)) await addTasks(client, other, personId, tasksEach);
  await addTasks(client, organisationId, personId, tasksEach);
  for (const other of others.slice(half)) await addTasks(client, other, personId, tasksEach);
  const { rows } = await client.query<{ missing: number }>(
    'select 10000 - count(*)::int as missing from todo_tasks',
  );
  await addTasks(client, others[0] ?? organisationId, personId, rows[0]?.missing ?? 0);
  await client.query('vacuum analyze');
}

/** The same person founded them all, so every row has an author. */
async function addOrganisations(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into organisations (name, short_name)
       select 'Organisation ' || n, 'ORG' || n from generate_series(1, ${organisations - 1}) n returning id
     ), joined as (
       insert into organisations_members (organisation_id, person_id, role)
       select id, (select min(id) from accounts), 'admin' from made
     ) select id::int from made order by id`,
  );
  return rows.map(({ id }) => id);
}

const addTasks = (client: pg.Client, organisationId: number, personId: number, count: number) =>
  client.query(
    `insert into todo_tasks (organisation_id, title, description, due_date, due_at, assignee_id,
       tags, is_completed, is_important, position, created_by)
     select $1, 'Prepare the session on topic ' || n,
       to_json('<p>Call the speaker, agree on the <strong>slides</strong> and the time of rehearsal ' || n || '.</p>'),
       to_char(date '2026-11-01' + n, 'YYYY-MM-DD'), timestamptz '2026-11-01Z' + n * interval '1 day',
       case when n % 3 > 0 then $2::bigint end,
       (array['team', 'low', 'medium', 'high', 'update'])[1 + n % 5 : 1 + n % 5 + n % 2],
       n % 4 = 0, n % 5 = 0, n * 1024.0, $2::bigint
     from generate_series(1, $3::int) n`,
    [organisationId, personId, count],
  );
