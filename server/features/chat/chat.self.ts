import type { ChatSelf } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { findDirect } from './rooms/rooms.direct.queries.ts';
import { tellConversationChanged } from './chat.live.ts';
import {
  deleteBlock,
  findBlocked,
  findStatus,
  insertBlock,
  putStatus,
} from './people/people.queries.ts';
import { hasMet } from './people/people.reach.queries.ts';

export const readSelf = async (db: Db, { organisationId, id }: Person): Promise<ChatSelf> => ({
  status: await findStatus(db, organisationId, id),
  blocked: await findBlocked(db, organisationId, id),
});

const tellMyWindows = (tx: Tx, { organisationId, id }: Person): void =>
  tx.tell('chat.self_changed', {}, [personIn(organisationId, id)]);

export const chooseStatus = (
  work: Work,
  person: Person,
  status: ChatSelf['status'],
): Promise<ChatSelf> =>
  work.transaction(async (tx) => {
    await putStatus(tx, person.organisationId, person.id, status);
    tellMyWindows(tx, person);
    return readSelf(tx, person);
  });

/** Only of somebody one has met: a guessed number tells no name. */
export const block = (work: Work, person: Person, otherId: number): Promise<ChatSelf> =>
  work.transaction(async (tx) => {
    if (!(await hasMet(tx, person, otherId))) throw problem('not_found');
    await insertBlock(tx, person.organisationId, person.id, otherId, work.clock.now());
    return afterChange(tx, person, otherId);
  });

export const unblock = (work: Work, person: Person, otherId: number): Promise<ChatSelf> =>
  work.transaction(async (tx) => {
    const ended = await deleteBlock(tx, person.organisationId, person.id, otherId);
    if (!ended && !(await hasMet(tx, person, otherId))) throw problem('not_found');
    return afterChange(tx, person, otherId);
  });

/** The other one is told nothing. */
async function afterChange(tx: Tx, person: Person, otherId: number): Promise<ChatSelf> {
  const { organisationId, id } = person;
  const direct = await findDirect(tx, organisationId, id, otherId);
  if (direct) tellConversationChanged(tx, { organisationId, id: direct.id }, [id]);
  tellMyWindows(tx, person);
  return readSelf(tx, person);
}
