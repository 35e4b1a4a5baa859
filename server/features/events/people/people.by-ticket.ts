import type { Tx } from '../../../platform/work.ts';
import { tellPeopleChanged } from '../events.live.ts';
import type { EventRow } from '../events.view.ts';
import {
  deleteInvited,
  deletePerson,
  findKnownAddresses,
  findRole,
  insertInvited,
  insertPerson,
} from './people.queries.ts';

type Which = Pick<EventRow, 'organisationId' | 'id'>;

const knownIn = async (tx: Tx, { organisationId, id }: Which, email: string) =>
  (await findKnownAddresses(tx, organisationId, id, [email]))[0] ?? null;

/** A member of the organisation takes part at once. True: a stranger, to be sent the way in. */
export async function inviteTo(tx: Tx, event: Which, email: string): Promise<boolean> {
  const { organisationId, id } = event;
  const personId = (await knownIn(tx, event, email))?.personId ?? null;
  if (personId === null) {
    await insertInvited(tx, organisationId, id, email);
    return true;
  }
  if (await insertPerson(tx, organisationId, id, personId))
    tellPeopleChanged(tx, event, [personId]);
  return false;
}

/** Who came in by a ticket and has none any more; where anybody may join they stay. */
export async function withdrawFrom(
  tx: Tx,
  event: Which & Pick<EventRow, 'joining'>,
  email: string,
): Promise<void> {
  const { organisationId, id, joining } = event;
  await deleteInvited(tx, organisationId, id, email);
  if (joining !== 'closed') return;
  const personId = (await knownIn(tx, event, email))?.personId ?? null;
  if (personId === null) return;
  const standing = await findRole(tx, organisationId, id, personId);
  if (standing?.role !== 'attendee') return;
  if (await deletePerson(tx, organisationId, id, personId))
    tellPeopleChanged(tx, event, [personId]);
}
