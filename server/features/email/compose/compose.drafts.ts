import type { DraftUpdate, EmailDetail } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { detailOf } from '../reader/reader.detail.ts';
import { readdress } from './compose.draft-recipients.ts';
import { writeDraft } from './compose.draft-words.ts';
import { lockOwn, type OwnRow } from './compose.drafts.queries.ts';
import { attach } from '../files/files.ts';
import { deleteCopy } from './compose.send.queries.ts';
import { removeFiles, sweepThese } from '../list/list.sweep.ts';
import { tellCopies } from '../email.tell.ts';

/** A draft of this person's; somebody else's, or a mail that was sent, is none. */
export async function lockDraft(tx: Tx, person: Person, copyId: number): Promise<OwnRow> {
  const draft = await lockOwn(tx, person.organisationId, person.id, copyId);
  if (!draft || draft.state !== 'draft') throw problem('not_found');
  return draft;
}

export const saveDraft = (
  work: Work,
  person: Person,
  copyId: number,
  update: DraftUpdate,
): Promise<EmailDetail> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const draft = await lockDraft(tx, person, copyId);
    if (draft.version !== update.version) throw problem('email.draft_changed');
    if (update.fileIds) {
      await attach(tx, person, draft.messageId, update.fileIds, work.clock.now());
    }
    await readdress(tx, person, draft, update);
    const { subject = draft.subject, message = draft.html } = update;
    await writeDraft(work, tx, person, draft, { subject, message }, draft.pictures);
    await tellCopies(tx, organisationId, person.id, { ids: [copyId] });
    return detailOf(tx, person, copyId);
  });

/** For good; its files go from the disk once nothing else names them. */
export async function discardDraft(work: Work, person: Person, copyId: number): Promise<void> {
  const { organisationId, id } = person;
  const files = await work.transaction(async (tx) => {
    const { messageId } = await lockDraft(tx, person, copyId);
    await deleteCopy(tx, organisationId, copyId);
    await tellCopies(tx, organisationId, id, { goneIds: [copyId] });
    return sweepThese(tx, organisationId, [messageId]);
  });
  await removeFiles(work, files);
}
