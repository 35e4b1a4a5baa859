import type { Conversation } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { requireListed } from '../chat.access.ts';
import { canSeeTo, requireRequest } from './desks.requests.access.ts';
import { findHelpers, isHelper } from './desks.helpers.queries.ts';
import { tellDesk, tellQueue } from './desks.requests.live.ts';
import { noticeRequest } from './desks.request-notices.ts';
import { type RequestRow, upsertRequest } from './desks.requests.queries.ts';
import { readConversation } from '../rooms/rooms.conversation.ts';
import type { SeenRow } from '../chat.rows.ts';

type Found = { seen: SeenRow; request: RequestRow };
type Change = (tx: Tx, found: Found) => Promise<RequestRow>;

const change = (work: Work, person: Person, id: number, decide: Change): Promise<Conversation> =>
  work.transaction(async (tx) => {
    const found = await requireRequest(tx, person, id);
    const { seen, request } = found;
    const after = await decide(tx, found);
    await upsertRequest(tx, seen, after, work.clock.now());
    await tellDesk(tx, seen);
    const isQueueMoved = (request.state === 'waiting') !== (after.state === 'waiting');
    if (isQueueMoved) await tellQueue(tx, seen);
    return readConversation({ db: tx }, person, id);
  });

/** Who saw to a question to the organisers; a booth's are its own. */
async function recordDeal(
  tx: Tx,
  person: Person,
  seen: SeenRow,
  action: 'chat.help_taken' | 'chat.help_handed_over',
  takenById: number,
): Promise<void> {
  if (seen.kind !== 'help') return;
  const helpers = await findHelpers(tx, seen);
  const takenBy = helpers.find(({ id }) => id === takenById)?.fullName ?? '';
  const { people } = await requireListed(tx, person, seen.id);
  await record(tx, person, {
    action,
    ...(seen.askerId !== null && { subjectId: seen.askerId }),
    subject: people[0]?.fullName ?? '',
    after: { takenBy },
  });
}

/** An answered question stays answered under another hand. */
const taken = (request: RequestRow, takenBy: number): RequestRow => ({
  ...request,
  state: request.state === 'answered' ? 'answered' : 'taken',
  takenBy,
});

/** Who left the desk holds nothing back. */
export const takeRequest = (work: Work, person: Person, id: number): Promise<Conversation> =>
  change(work, person, id, async (tx, { seen, request }) => {
    if (!canSeeTo(person, seen)) throw problem('not_found');
    const { takenBy, state } = request;
    const isOthers = takenBy !== null && takenBy !== person.id && state !== 'closed';
    if (isOthers && (await isHelper(tx, seen, takenBy))) throw problem('chat.taken');
    if (takenBy !== person.id) await recordDeal(tx, person, seen, 'chat.help_taken', person.id);
    return taken(request, person.id);
  });

export const handOver = (
  work: Work,
  person: Person,
  id: number,
  toId: number,
): Promise<Conversation> =>
  change(work, person, id, async (tx, { seen, request }) => {
    if (!canSeeTo(person, seen) || !(await isHelper(tx, seen, toId))) throw problem('not_found');
    if (toId !== request.takenBy) {
      await recordDeal(tx, person, seen, 'chat.help_handed_over', toId);
    }
    if (toId !== person.id && toId !== request.takenBy) {
      await noticeRequest(tx, seen, { kind: 'chat.help_handed_over', to: [toId], by: person });
    }
    return taken(request, toId);
  });

/** Who asked may close it and open it again as well. */
export const setRequestState = (
  work: Work,
  person: Person,
  id: number,
  state: 'closed' | 'waiting',
): Promise<Conversation> =>
  change(work, person, id, (_tx, { request }) => {
    if (state === 'closed') return Promise.resolve({ ...request, state, waitingSince: null });
    const isOpen = request.state !== 'closed' && request.state !== 'answered';
    const takenBy = request.state === 'closed' ? null : request.takenBy;
    const again = { state, takenBy, waitingSince: work.clock.now() };
    return Promise.resolve(isOpen ? request : again);
  });
