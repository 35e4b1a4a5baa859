import type { Connections } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { requireMyEvent } from '../../events/index.ts';
import { accept, dayBefore, isLapsed, perDay } from './connections.connect.ts';
import {
  countAsked,
  deleteConnection,
  findConnections,
  lockConnection,
  settleConnection,
  takeBack,
} from './connections.queries.ts';
import { tellAbout, tellConnections } from '../profiles.live.ts';
import { findSeen } from '../profiles.people.queries.ts';
import type { ConnectionRow } from '../profiles.rows.ts';
import { cardView } from '../profiles.view.ts';
import { type PeopleWork, viewerOf } from '../profiles.viewer.ts';

/** Also where the directory is off: whom one met stays. */
export async function listConnections(
  work: PeopleWork,
  person: Person,
  eventId: number,
): Promise<Connections> {
  const { db } = work;
  const event = await requireMyEvent(db, person, eventId);
  const viewer = await viewerOf(work, db, person, event);
  const { organisationId, id, now } = viewer;
  const lines = await findConnections(db, organisationId, eventId, id, now);
  const ids = lines.map(({ personId }) => personId);
  const rows = await findSeen(db, viewer, ids);
  const online = await work.onlineIn(organisationId);
  const cards = new Map(rows.map((row) => [row.id, cardView(row, online)]));
  const of = (wanted: string) =>
    lines.flatMap((line) => {
      const person = cards.get(line.personId);
      if (line.what !== wanted || !person) return [];
      return [{ id: line.id, person, note: line.note, at: line.at.toISOString() }];
    });
  const asked = await countAsked(db, organisationId, id, dayBefore(now));
  return {
    connected: of('connected'),
    incoming: of('incoming'),
    outgoing: of('outgoing'),
    leftToday: Math.max(0, perDay - asked),
  };
}

/** A request to this person that is still open. */
const awaits = (row: ConnectionRow, { id }: Person, now: Date): boolean =>
  row.askedId === id && row.state === 'waiting' && !row.takenBackAt && !isLapsed(row, now);

export const answerConnection = (
  work: PeopleWork,
  person: Person,
  id: number,
  isAccepted: boolean,
): Promise<void> =>
  work.transaction(async (tx) => {
    const now = work.clock.now();
    const row = await lockConnection(tx, person.organisationId, id);
    if (!row || !awaits(row, person, now)) throw problem('not_found');
    await (isAccepted ? accept : refuse)(tx, person, row, now);
  });

async function refuse(tx: Tx, person: Person, row: ConnectionRow, now: Date): Promise<void> {
  const { organisationId, id } = person;
  await settleConnection(tx, organisationId, row.id, 'refused', now);
  tellAbout(tx, organisationId, id, row.askerId);
}

/** Ends what is there between two: a connection, or a request from either side. */
export const endConnection = (work: PeopleWork, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const now = work.clock.now();
    const row = await lockConnection(tx, organisationId, id);
    if (!row) throw problem('not_found');
    if (awaits(row, person, now)) return refuse(tx, person, row, now);
    const isMine = row.askerId === person.id || row.askedId === person.id;
    if (isMine && row.state === 'connected') {
      await deleteConnection(tx, organisationId, id);
      return tellConnections(tx, organisationId, row.askerId, row.askedId);
    }
    const isOpen = row.askerId === person.id && !row.takenBackAt && !isLapsed(row, now);
    if (!isOpen) throw problem('not_found');
    await takeBack(tx, organisationId, id, now);
    if (row.state === 'waiting') tellAbout(tx, organisationId, row.askedId, person.id);
    tellAbout(tx, organisationId, person.id, row.askedId);
  });
