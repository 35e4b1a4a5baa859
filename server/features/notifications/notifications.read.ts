import type { NoticeGroup, Unread } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { kindsOf } from './notifications.groups.ts';
import {
  countUnread,
  findNotice,
  markRead,
  markReadUnder,
  markReadUntil,
} from './notifications.queries.ts';

type Whose = Pick<Person, 'organisationId' | 'id'>;

export async function readUnread(db: Db, { organisationId, id }: Whose): Promise<Unread> {
  return { unread: (await countUnread(db, organisationId, [id])).get(id) ?? 0 };
}

export const readOne = (work: Work, person: Person, noticeId: number) =>
  work.transaction(async (tx) => {
    const { organisationId, id } = person;
    if (!(await findNotice(tx, organisationId, id, noticeId))) throw problem('not_found');
    return tellRead(tx, person, await markRead(tx, organisationId, id, noticeId, work.clock.now()));
  });

/** All of them, or those of one group. */
export const readAll = (
  work: Work,
  person: Person,
  { newest, group }: { newest: number; group?: NoticeGroup },
) =>
  work.transaction(async (tx) => {
    const { organisationId, id } = person;
    const which = { newest, kinds: group && kindsOf(group) };
    const now = work.clock.now();
    return tellRead(tx, person, await markReadUntil(tx, organisationId, id, which, now));
  });

/** What was told under this key, or one that goes on after it with a dot, has been seen elsewhere. */
export async function readNoticesUnder(
  tx: Tx,
  organisationId: number,
  personId: number,
  keyPrefix: string,
  at = new Date(),
): Promise<void> {
  const read = await markReadUnder(tx, organisationId, personId, keyPrefix, at);
  const shown = read.filter(({ isShown }) => isShown);
  if (shown.length > 0) await tellRead(tx, { organisationId, id: personId }, shown);
}

async function tellRead(tx: Tx, person: Whose, read: { id: number }[]): Promise<Unread> {
  const now = await readUnread(tx, person);
  const told = { ids: read.map(({ id }) => id), ...now };
  if (read.length > 0) {
    tx.tell('notifications.read', told, [personIn(person.organisationId, person.id)]);
  }
  return now;
}
