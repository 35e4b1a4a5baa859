import type { Conversation } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireListed } from '../chat.access.ts';
import { findDirect, putDirect } from './rooms.direct.queries.ts';
import { tellConversationChanged } from '../chat.live.ts';
import { putMembers } from './rooms.members.queries.ts';
import { findReachable } from '../people/people.reach.queries.ts';
import { conversationView } from '../chat.view.ts';

/** It is mine alone until I say something; what was there before is answered as it stands. */
export const openDirect = (work: Work, person: Person, otherId: number): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const id = await openDirectIn(tx, person, otherId);
    return conversationView(person, await requireListed(tx, person, id));
  });

/** Nobody learns whether somebody is not there, is out of reach, or blocked them. */
export async function openDirectIn(tx: Tx, person: Person, otherId: number): Promise<number> {
  const { organisationId } = person;
  const before = await findDirect(tx, organisationId, person.id, otherId);
  if (before?.standing && before.hasLines) return before.id;
  const [other] = await findReachable(tx, person, [otherId]);
  if (!other) throw problem('chat.not_reachable');
  if (before?.standing) return before.id;
  const id = await putDirect(tx, organisationId, person.id, otherId);
  const standing = other.isKnown ? 'member' : 'asked';
  const me = { personId: person.id, standing, isOwner: false } as const;
  await putMembers(tx, { organisationId, id }, [me], 0);
  tellConversationChanged(tx, { organisationId, id }, [person.id]);
  return id;
}
