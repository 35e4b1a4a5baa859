import type { EmailOpened } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { lockOwn, type OwnRow } from './compose.drafts.queries.ts';
import { openMessage } from '../list/list.box.ts';
import { startOutside } from '../outside/outside.ts';
import { updateFolder, updateState } from './compose.send.queries.ts';
import { tellCopies } from '../email.tell.ts';

/** A mail this person sent; whoever else asks is told there is none. */
async function lockSent(tx: Tx, person: Person, copyId: number): Promise<OwnRow> {
  const sent = await lockOwn(tx, person.organisationId, person.id, copyId);
  if (!sent || sent.state === 'draft') throw problem('not_found');
  return sent;
}

/** It is the draft it was, as long as nobody has it yet. */
export async function undoSend(work: Work, person: Person, copyId: number): Promise<EmailOpened> {
  await work.transaction(async (tx) => {
    const { organisationId, id } = person;
    const sent = await lockSent(tx, person, copyId);
    if (sent.state !== 'leaving') throw problem('email.already_gone');
    await updateState(tx, organisationId, sent.messageId, 'draft', {});
    await updateFolder(tx, organisationId, copyId, 'draft');
    await tellCopies(tx, organisationId, id, { ids: [copyId] });
  });
  return openMessage(work, person, copyId);
}

/** The addresses that did not take it, from the beginning. */
export async function retrySend(work: Work, person: Person, copyId: number): Promise<EmailOpened> {
  await work.transaction(async (tx) => {
    const { organisationId, id } = person;
    const sent = await lockSent(tx, person, copyId);
    if (sent.state !== 'sent') return;
    await startOutside(work, tx, organisationId, sent.messageId, ['failed', 'kept']);
    await tellCopies(tx, organisationId, id, { ids: [copyId] });
  });
  return openMessage(work, person, copyId);
}
