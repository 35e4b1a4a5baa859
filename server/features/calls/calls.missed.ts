import type { Sql } from '../../platform/db/sql.ts';
import { nothing } from '../../platform/db/sql.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { notify } from '../notifications/index.ts';
import { tellCall } from './calls.live.ts';
import { findCall, findUnanswered, lockCall, ofPeople, updateEnded } from './calls.queries.ts';
import type { CallRow } from './calls.rows.ts';

const ringMs = 45_000;

/** In the transaction that ends it unanswered. */
export const noticeMissed = (tx: Tx, { organisationId, id, conversationId, ...call }: CallRow) =>
  notify(tx, organisationId, [call.calleeId], {
    kind: 'calls.missed',
    data: {
      eventId: null,
      eventName: '',
      conversationId,
      conversation: '',
      personId: call.callerId,
      fullName: call.caller.fullName,
      text: '',
    },
    link: `/comet-chat/${conversationId}`,
    // Read with the conversation, as what is told of its lines.
    groupKey: `chat.${conversationId}`,
    key: `calls.missed:${id}`,
  });

async function miss(tx: Tx, organisationId: number, id: number, at: Date): Promise<void> {
  const call = await lockCall(tx, organisationId, id);
  if (call?.state !== 'ringing') return;
  await updateEnded(tx, call, 'missed', at);
  const missed = await findCall(tx, organisationId, id);
  if (missed) tellCall(tx, missed);
  await noticeMissed(tx, call);
}

async function missWhere(work: Work, of: Sql): Promise<void> {
  const now = work.clock.now();
  const before = new Date(now.getTime() - ringMs);
  for (const { organisationId, id } of await findUnanswered(work.db, before, of)) {
    await work.transaction((tx) => miss(tx, organisationId, id, now));
  }
}

/** What has rung for long enough is missed: looked after whenever these people's calls are read. */
export const missOldCallsOf = (work: Work, organisationId: number, personIds: readonly number[]) =>
  missWhere(work, ofPeople(organisationId, personIds));

/** Everyone's, so that nothing rings for ever after a server that went away. */
export const missOldCalls = (work: Work): Promise<void> => missWhere(work, nothing);

/** At its moment, as long as this server lives. */
export function missInTime(work: Work, organisationId: number, personId: number): void {
  const look = () =>
    missOldCallsOf(work, organisationId, [personId]).catch((error: unknown) =>
      work.log.warn({ err: error }, 'A call was not ended'),
    );
  work.clock.after(ringMs + 50, () => void look());
}
