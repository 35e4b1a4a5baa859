import type pg from 'pg';
import { keptSecret } from '../../server/config/secrets.ts';
import { tokensWith } from '../../server/features/accounts/sessions/sessions.tokens.ts';
import type { Stocked } from '../database.ts';
import type { OurSide } from '../http/sides.ts';

export interface Room {
  eventId: number;
  conversationId: number;
  /** One of a person each, every one signed in. */
  tokens: string[];
}

const days = { startsOn: '2027-03-27', endsOn: '2027-03-29', timeZone: 'Europe/Berlin' };

/** An event's lobby, and so many people who take part, each with a session of their own. */
export async function fillRoom(
  { folder, client }: Stocked,
  { origin, headers, organisationId }: OurSide,
  count: number,
): Promise<Room> {
  const made = await fetch(`${origin}/api/events`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Horizon Summit', ...days, languages: ['en'] }),
  });
  const { id: eventId } = (await made.json()) as { id: number };
  await client.query(`update events set state = 'published' where id = $1`, [eventId]);
  await addPeople(client, organisationId, eventId, count);
  const { rows } = await client.query<{ id: string }>(
    `select id from chat_conversations where event_id = $1 and about = 'lobby'`,
    [eventId],
  );
  const tokens = await signIn(client, organisationId, keptSecret(folder, 'TOKEN_SECRET'));
  return { eventId, conversationId: Number(rows[0]?.id), tokens };
}

async function addPeople(
  client: pg.Client,
  organisationId: number,
  eventId: number,
  count: number,
) {
  await client.query(
    `insert into accounts (email, username, full_name)
     select 'listener-' || n || '@example.org', 'listener-' || n, 'Listener ' || n
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into organisations_members (organisation_id, person_id, role)
     select $1, id, 'client' from accounts where username like 'listener-%'`,
    [organisationId],
  );
  await client.query(
    `insert into events_people (organisation_id, event_id, person_id, role)
     select $1, $2, id, 'attendee' from accounts where username like 'listener-%'`,
    [organisationId, eventId],
  );
  await client.query('vacuum analyze');
}

async function signIn(client: pg.Client, organisationId: number, secret: string) {
  const { rows } = await client.query<{ id: string; person_id: string }>(
    `insert into accounts_sessions (organisation_id, person_id, agent, network, confirmed_at)
     select $1, id, '', '127.0.0.1', now() from accounts where username like 'listener-%'
     returning id, person_id`,
    [organisationId],
  );
  const tokens = tokensWith(secret);
  return Promise.all(
    rows.map(({ id, person_id: personId }) => {
      const claims = { organisationId, sessionId: Number(id), personId: Number(personId) };
      return tokens.signAccess(claims, new Date(), 86_400);
    }),
  );
}
