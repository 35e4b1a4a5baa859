import type { TicketCode, TicketCodeInput, TicketCodeUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEventLocked } from '../../events/index.ts';
import { deleteQuotas, insertQuota, takeFromStock, updateSize } from '../../stock/index.ts';
import { lockedThing, refuseEmptyWindow, refuseMore, refuseOlder } from '../tickets.access.ts';
import { tellOffer } from '../tickets.live.ts';
import { findCodeByName, findTickets } from '../tickets.queries.ts';
import { codeView } from '../tickets.view.ts';
import {
  type CountedCode,
  deleteCode,
  findCode,
  findCodes,
  insertCode,
  updateCode,
} from './codes.queries.ts';

const most = 500;
const allOfIt = 10_000;

async function refuseWrong(tx: Tx, event: EventRow, input: TicketCodeInput): Promise<void> {
  refuseEmptyWindow(input.from, input.until);
  if (input.effect === 'percent' && input.value > allOfIt) throw problem('tickets.effect_wrong');
  const tickets = await findTickets(tx, event.organisationId, event.id);
  if (input.ticketIds.some((id) => !tickets.some((ticket) => ticket.id === id))) {
    throw problem('not_found');
  }
}

async function whole(work: Work, tx: Tx, event: EventRow, id: number): Promise<TicketCode> {
  const { organisationId, id: eventId } = event;
  const row = await findCode(tx, organisationId, id);
  if (!row) throw problem('not_found');
  return codeView(row, await work.answers.bookedOf(tx, organisationId, eventId));
}

export const addCode = (work: Work, person: Person, eventId: number, input: TicketCodeInput) =>
  work.transaction(async (tx): Promise<TicketCode> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    await refuseWrong(tx, event, input);
    refuseMore((await findCodes(tx, organisationId, eventId)).length, most);
    const { uses, ...rest } = input;
    const quota = uses === null ? null : await insertQuota(tx, organisationId, uses);
    const made = await insertCode(tx, organisationId, eventId, {
      ...rest,
      quotaId: quota?.id ?? null,
    });
    if (!made) throw problem('tickets.code_taken');
    const deed = { action: 'tickets.code_added', subjectId: made.id, subject: input.code } as const;
    await record(tx, person, { ...deed, after: input });
    tellOffer(tx, event);
    return whole(work, tx, event, made.id);
  });

export const changeCode = (work: Work, person: Person, id: number, update: TicketCodeUpdate) =>
  work.transaction(async (tx): Promise<TicketCode> => {
    const { organisationId } = person;
    const { row, event } = await lockedThing(tx, person, () => findCode(tx, organisationId, id));
    refuseOlder(row, update);
    const { version: _, ...input } = update;
    await refuseWrong(tx, event, input);
    const named = await findCodeByName(tx, organisationId, event.id, input.code);
    if (named && named.id !== id) throw problem('tickets.code_taken');
    const quotaId = await countedBy(work, tx, event, row, input.uses);
    await updateCode(tx, organisationId, id, { ...input, quotaId });
    if (quotaId === null && row.quotaId !== null) {
      await deleteQuotas(tx, organisationId, [row.quotaId]);
    }
    const deed = { action: 'tickets.code_changed', subjectId: id, subject: input.code } as const;
    await record(tx, person, { ...deed, before: inputOf(row), after: input });
    tellOffer(tx, event);
    return whole(work, tx, event, id);
  });

/** What was used before it was counted counts as well. */
async function countedBy(
  work: Work,
  tx: Tx,
  { organisationId, id: eventId }: EventRow,
  row: CountedCode,
  uses: number | null,
): Promise<number | null> {
  if (uses === null) return null;
  if (row.quotaId !== null) {
    await updateSize(tx, organisationId, row.quotaId, uses);
    return row.quotaId;
  }
  const { codes } = await work.answers.bookedOf(tx, organisationId, eventId);
  const used = codes.find(({ codeId }) => codeId === row.id)?.used ?? 0;
  const quota = await insertQuota(tx, organisationId, Math.max(uses, used));
  const quotaId = quota?.id ?? 0;
  if (used > 0) await takeFromStock(tx, organisationId, [{ quotaId, quantity: used }]);
  await updateSize(tx, organisationId, quotaId, uses);
  return quotaId;
}

const inputOf = (code: CountedCode) => {
  const { id: _, eventId: __, quotaId: ___, isInvitation: ____, version: _____, ...row } = code;
  return {
    ...row,
    from: row.from?.toISOString() ?? null,
    until: row.until?.toISOString() ?? null,
  };
};

export const removeCode = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { row, event } = await lockedThing(tx, person, () => findCode(tx, organisationId, id));
    if (await work.answers.wasBooked(tx, organisationId, { codeId: id })) {
      throw problem('tickets.in_use');
    }
    await deleteCode(tx, organisationId, id);
    if (row.quotaId !== null) await deleteQuotas(tx, organisationId, [row.quotaId]);
    const deed = { action: 'tickets.code_removed', subjectId: id, subject: row.code } as const;
    await record(tx, person, { ...deed, before: inputOf(row) });
    tellOffer(tx, event);
  });
