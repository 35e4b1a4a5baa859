import type { SeenMarks } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findPresenceHidden } from '../../profiles/index.ts';
import { requireConversation } from '../chat.access.ts';
import { findHearers } from '../rooms/rooms.head.queries.ts';
import { findMarks } from './lines.marks.queries.ts';
import { findBlockedEitherWay } from '../people/people.presence.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

/** Only among those who accepted one another. */
const isAmongFew = ({ kind, standing, isBlocked, isBlockedByThem }: SeenRow): boolean =>
  (kind === 'direct' || kind === 'group') &&
  standing === 'member' &&
  !isBlocked &&
  !isBlockedByThem;

/** Who does not tell whether they are there does not tell what they read either. */
export async function marksIn(
  { db }: Pick<Work, 'db'>,
  person: Person,
  conversationId: number,
): Promise<SeenMarks> {
  const seen = await requireConversation(db, person, conversationId);
  if (!isAmongFew(seen)) return { people: [] };
  const marks = await findMarks(db, seen, person.id);
  const ids = marks.map((mark) => mark.person.id);
  const hidden = await findPresenceHidden(db, person.organisationId, ids);
  const blocked = await blockedWith(db, person);
  return { people: marks.filter(({ person: { id } }) => !hidden.has(id) && !blocked.has(id)) };
}

const blockedWith = async (db: Db, person: Person) =>
  new Set(await findBlockedEitherWay(db, person));

export async function tellMark(
  tx: Tx,
  person: Person,
  seen: SeenRow,
  sequence: number,
): Promise<void> {
  if (!isAmongFew(seen)) return;
  const { organisationId, id } = person;
  if ((await findPresenceHidden(tx, organisationId, [id])).has(id)) return;
  const blocked = await blockedWith(tx, person);
  const others = (await findHearers(tx, seen)).filter(
    ({ personId, standing }) => personId !== id && standing === 'member' && !blocked.has(personId),
  );
  if (others.length === 0) return;
  const rooms = others.map(({ personId }) => personIn(organisationId, personId));
  tx.tell('chat.seen', { conversationId: seen.id, personId: id, sequence }, rooms);
}
