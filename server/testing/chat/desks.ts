import { randomUUID } from 'node:crypto';
import type { Conversation } from '@plenum/contract';
import { insertPerson } from '../../features/events/index.ts';
import { startCall } from '../../features/calls/calls.start.ts';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor } from '../builders.ts';
import { aChat, aLine } from './chat.ts';
import type { TestApp } from '../test-app.ts';

/** A question of somebody who takes part to the organisers; the answer is its conversation. */
export async function aQuestion(
  app: TestApp,
  asker: Actor,
  eventId: number,
  text = 'Where is the badge desk?',
): Promise<number> {
  await insertPerson(app.testDb.db, asker.person.organisationId, eventId, asker.person.id);
  const { token } = asker;
  const opened = await app.call('POST /api/events/:eventId/help', { token, params: { eventId } });
  const { id } = opened.body as Conversation;
  await aLine(app, asker, id, { text });
  return id;
}

/** A question of a visitor to the staff of a booth. */
export async function aBoothQuestion(
  app: TestApp,
  visitor: Actor,
  { eventId, exhibitorId }: { eventId: number; exhibitorId: number },
  text = 'Do you ship abroad?',
): Promise<number> {
  const opened = await app.call('POST /api/events/:eventId/hall/:exhibitorId/chat', {
    token: visitor.token,
    params: { eventId, exhibitorId },
  });
  const { id } = opened.body as Conversation;
  await aLine(app, visitor, id, { text });
  return id;
}

export const proveAddress = (app: TestApp, { person }: Actor) =>
  app.testDb.db.run(
    sql`update accounts set verified_at = coalesce(verified_at, now()) where id = ${person.id}`,
  );

/** Somebody rings at this person, who is in no other call then. */
export async function aCall(app: TestApp, callee: Actor): Promise<number> {
  await app.testDb.db.run(
    sql`update calls set state = 'ended', ended_at = now()
        where ended_at is null and ${callee.person.id} in (caller_id, callee_id)`,
  );
  await app.testDb.db.run(
    sql`update calls_groups_people set left_at = now()
        where left_at is null and person_id = ${callee.person.id}`,
  );
  const caller = await aColleague(app, callee);
  const conversationId = await aChat(app, caller, callee);
  const input = { conversationId, hasVideo: true, deviceId: randomUUID() };
  return (await startCall(app.work, caller.person, input)).id;
}
