import type { PersonPage } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  countAsked,
  deleteConnection,
  insertConnection,
  lockAsker,
  lockPair,
  renewRequest,
  settleConnection,
} from './connections.queries.ts';
import { pageOf, requireSeen } from '../find/find.directory.ts';
import { tellAbout, tellConnections } from '../profiles.live.ts';
import { noticeAsked, noticeConnected } from '../profiles.notices.ts';
import type { ConnectionRow } from '../profiles.rows.ts';
import { type PeopleWork, requireViewer } from '../profiles.viewer.ts';

export const perDay = 20;
const dayMs = 86_400_000;
const lapseMs = 30 * dayMs;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

export const isLapsed = ({ state, askedAt }: ConnectionRow, now: Date): boolean =>
  state !== 'connected' && askedAt.getTime() <= now.getTime() - lapseMs;

interface Meeting {
  person: Person;
  eventId: number;
  otherId: number;
  note: string;
  now: Date;
}

/** Who was asked by the other is connected by asking; a refusal looks like waiting. */
export async function connect(
  work: PeopleWork,
  person: Person,
  { eventId, personId: otherId }: { eventId: number; personId: number },
  note: string,
): Promise<PersonPage> {
  const viewer = await requireViewer(work, person, eventId);
  return work.transaction(async (tx) => {
    const { standing } = await requireSeen(tx, viewer, otherId);
    if (standing === 'me') throw problem('not_found');
    await ask(tx, { person, eventId, otherId, note, now: work.clock.now() });
    return pageOf(work, tx, viewer, await requireSeen(tx, viewer, otherId));
  });
}

async function ask(tx: Tx, meeting: Meeting): Promise<void> {
  const { person, otherId, now } = meeting;
  const { organisationId, id } = person;
  await lockAsker(tx, organisationId, id);
  const before = await lockPair(tx, organisationId, id, otherId);
  const isMine = before?.askerId === id;
  if (!before || isLapsed(before, now) || (before.takenBackAt && !isMine)) {
    if (before) await deleteConnection(tx, organisationId, before.id);
    return askAnew(tx, meeting);
  }
  if (before.state === 'connected') throw problem('profiles.asked_already');
  return isMine ? askAgain(tx, meeting, before) : accept(tx, person, before, now);
}

async function askAnew(tx: Tx, { person, eventId, otherId, note, now }: Meeting): Promise<void> {
  const { organisationId, id } = person;
  const asked = await countAsked(tx, organisationId, id, dayBefore(now));
  if (asked >= perDay) throw problem('profiles.too_many_asked');
  const request = { askerId: id, askedId: otherId, note, at: now };
  const made = await insertConnection(tx, organisationId, eventId, request);
  if (!made) throw problem('not_found');
  await noticeAsked(tx, person, { eventId, toId: otherId, connectionId: made.id, text: note });
  tellConnections(tx, organisationId, id, otherId);
}

/** What was taken back stands again as it stood: refused, if it was. */
async function askAgain(
  tx: Tx,
  { person: { organisationId, id }, otherId, note }: Meeting,
  before: ConnectionRow,
): Promise<void> {
  if (!before.takenBackAt) throw problem('profiles.asked_already');
  await renewRequest(tx, organisationId, before.id, note);
  if (before.state === 'waiting') tellAbout(tx, organisationId, otherId, id);
  tellAbout(tx, organisationId, id, otherId);
}

export async function accept(
  tx: Tx,
  person: Person,
  { id, eventId, askerId }: ConnectionRow,
  now: Date,
): Promise<void> {
  await settleConnection(tx, person.organisationId, id, 'connected', now);
  await noticeConnected(tx, person, { eventId, toId: askerId, connectionId: id, text: '' });
  tellConnections(tx, person.organisationId, person.id, askerId);
}
