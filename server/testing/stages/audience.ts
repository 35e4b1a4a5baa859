import { insertPerson } from '../../features/events/index.ts';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { newStage } from './stages.ts';

/** A stage of a published event, who runs it, and as many who take part as are asked for. */
export async function aStageToWatch(app: TestApp) {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  const stage = await newStage(app, admin, event.id);
  const anAttendee = async (): Promise<Actor> => {
    const one = await aColleague(app, admin);
    await insertPerson(app.testDb.db, one.person.organisationId, event.id, one.person.id);
    return one;
  };
  return { admin, event, stage, anAttendee };
}

export type StageToWatch = Awaited<ReturnType<typeof aStageToWatch>>;

/** So many who take part, each signed in: made in a few statements, for who wants a crowd. */
export async function aCrowdOf(
  app: TestApp,
  { person: { organisationId } }: Actor,
  eventId: number,
  count: number,
): Promise<{ id: number; token: string }[]> {
  const rows = await app.testDb.db.rows<{ id: number; sessionId: number }>(
    sql`with made as (
          insert into accounts (email, username, full_name)
          select 'viewer-' || n || '@' || ${eventId} || '.example.org',
            'viewer-' || n || '-' || ${eventId}, 'Viewer ' || n
          from generate_series(1, ${count}::int) n returning id),
        members as (
          insert into organisations_members (organisation_id, person_id, role)
          select ${organisationId}, id, 'client' from made returning person_id),
        people as (
          insert into events_people (organisation_id, event_id, person_id, role)
          select ${organisationId}, ${eventId}, person_id, 'attendee' from members)
        insert into accounts_sessions (organisation_id, person_id, agent, network, confirmed_at)
        select ${organisationId}, person_id, '', '127.0.0.1', now() from members
        returning person_id as id, id as "sessionId"`,
  );
  const signed = rows.map(async ({ id, sessionId }) => {
    const claims = { organisationId, sessionId, personId: id };
    return { id, token: await app.door.tokens.signAccess(claims, new Date(), 3_600) };
  });
  return Promise.all(signed);
}

/** Each in its turn, so many at a time, as they come in from many people. */
export async function inARush<T>(
  all: readonly T[],
  atOnce: number,
  deed: (one: T, place: number) => Promise<unknown>,
): Promise<void> {
  const left = all.entries();
  const work = async () => {
    for (const [place, one] of left) await deed(one, place);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
