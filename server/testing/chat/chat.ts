import { randomUUID } from 'node:crypto';
import type { Conversation, Line, NewLine } from '@plenum/contract';
import { say } from '../../features/chat/index.ts';
import { insertPerson } from '../../features/events/index.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Actor, aPublishedEvent } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

const only = (made: { id: number } | null): number => {
  if (!made) throw new Error('The conversation was not made.');
  return made.id;
};

async function join(
  { testDb: { db } }: TestApp,
  { person }: Actor,
  conversationId: number,
  { standing = 'member', isOwner = false }: { standing?: string; isOwner?: boolean } = {},
): Promise<void> {
  await db.run(
    sql`insert into chat_members (organisation_id, conversation_id, person_id, standing, is_owner)
        values (${person.organisationId}, ${conversationId}, ${person.id}, ${standing}, ${isOwner})`,
  );
}

/** Two who accepted one another, unless one of them is said to stand otherwise; null: not in it yet. */
export async function aChat(
  app: TestApp,
  one: Actor,
  other: Actor,
  standings: { one?: string; other?: string | null } = {},
): Promise<number> {
  const { organisationId } = one.person;
  const [low = 0, high = 0] = [one.person.id, other.person.id].toSorted((a, b) => a - b);
  const id = only(
    await app.testDb.db.row<{ id: number }>(
      sql`insert into chat_conversations (organisation_id, kind, low_id, high_id, created_by)
          values (${organisationId}, 'direct', ${low}, ${high}, ${one.person.id}) returning id`,
    ),
  );
  await join(app, one, id, { standing: standings.one ?? 'member' });
  if (standings.other !== null)
    await join(app, other, id, { standing: standings.other ?? 'member' });
  return id;
}

/** A group of its owner and these members. */
export async function aGroup(
  app: TestApp,
  owner: Actor,
  members: readonly Actor[] = [],
): Promise<number> {
  const id = only(
    await app.testDb.db.row<{ id: number }>(
      sql`insert into chat_conversations (organisation_id, kind, title, created_by)
          values (${owner.person.organisationId}, 'group', 'Speakers’ dinner', ${owner.person.id})
          returning id`,
    ),
  );
  await join(app, owner, id, { isOwner: true });
  for (const member of members) await join(app, member, id);
  return id;
}

/** The lobby of an event; of a new one unless one is given. These people take part. */
export async function aChannel(
  app: TestApp,
  admin: Actor,
  people: readonly Actor[] = [],
  given?: number,
): Promise<{ id: number; eventId: number }> {
  const { db } = app.testDb;
  const { organisationId } = admin.person;
  const eventId = given ?? (await aPublishedEvent(app, admin)).id;
  for (const { person } of people) await insertPerson(db, organisationId, eventId, person.id);
  const id = only(
    await db.row<{ id: number }>(
      sql`select id from chat_conversations where organisation_id = ${organisationId}
            and event_id = ${eventId} and about = 'lobby'`,
    ),
  );
  return { id, eventId };
}

/** Said by somebody who may. */
export const aLine = (
  app: TestApp,
  by: Actor,
  conversationId: number,
  line: Partial<NewLine> = {},
): Promise<Line> =>
  say(app.work, by.person, conversationId, { clientId: randomUUID(), text: 'Hello', ...line });

type Rules = Partial<Conversation['rules']>;

export const setRules = (app: TestApp, conversationId: number, rules: Rules) =>
  app.testDb.db.run(
    sql`update chat_conversations set slow_seconds = ${rules.slowSeconds ?? 0},
          is_paused = ${rules.isPaused ?? false}, followers_only = ${rules.followersOnly ?? false},
          holds_newcomers = ${rules.holdsNewcomers ?? false}
        where id = ${conversationId}`,
  );
