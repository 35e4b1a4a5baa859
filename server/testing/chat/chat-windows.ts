import type { Commands } from '@plenum/contract';
import { sql } from '../../platform/db/sql.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { openTestSocket, type TestSocket } from '../test-socket.ts';

export interface ChatWindow extends TestSocket {
  say<K extends keyof Commands>(
    name: K,
    input: Commands[K]['input'],
  ): Promise<{ answer: Commands[K]['answer'] } | { problem: string }>;
  /** How often a message of that name was heard. */
  count(name: string): number;
}

/** A window that gives commands. */
export async function aWindow(
  address: string,
  { token }: Pick<Actor, 'token'>,
): Promise<ChatWindow> {
  const opened = await openTestSocket(address, token);
  return {
    ...opened,
    say: (name, input) => opened.socket.emitWithAck(name, input) as never,
    count: (name) => opened.heard.filter((one) => one.name === name).length,
  };
}

/** The channel that came with an event, a session or a booth. */
export async function channelAbout(
  { testDb }: TestApp,
  eventId: number,
  about: 'lobby' | 'session' | 'booth' = 'lobby',
): Promise<number> {
  const row = await testDb.db.row<{ id: number }>(
    sql`select id from chat_conversations where event_id = ${eventId} and about = ${about}
        order by id limit 1`,
  );
  if (!row) throw new Error('There is no such channel.');
  return row.id;
}
