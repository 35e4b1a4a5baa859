import type { EmailDetail } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { enqueueAt } from '../../../platform/jobs/jobs.ts';
import { payPostage } from '../../../platform/mail/postage.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { canRunEvents } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { deliver, type Leave, leaveJob } from '../outside/outside.deliver.ts';
import { detailOf } from '../reader/reader.detail.ts';
import { readdressed } from './compose.draft-recipients.ts';
import { lockDraft } from './compose.drafts.ts';
import { deleteRecipients, type OwnRow, type StoredRecipient } from './compose.drafts.queries.ts';
import { insertCopies, insertRecipients } from '../email.messages.queries.ts';
import { searchTextOf } from './compose.search-text.ts';
import { countOutside, deleteCopy, lockSending, updateState } from './compose.send.queries.ts';
import { tellCopies } from '../email.tell.ts';

const dayMs = 86_400_000;
const mostOutside = { admin: 500, client: 20 };

/** The draft is gone and a sent mail is there in one step; it stays in its writer's hands so long. */
export const sendDraft = (
  work: Work,
  person: Person,
  copyId: number,
  body: { version: number; delaySeconds?: number },
): Promise<EmailDetail> => work.transaction((tx) => send(work, tx, person, copyId, body));

async function send(
  work: Work,
  tx: Tx,
  person: Person,
  copyId: number,
  { version, delaySeconds = 0 }: { version: number; delaySeconds?: number },
): Promise<EmailDetail> {
  const draft = await lockDraft(tx, person, copyId);
  if (draft.version !== version) throw problem('email.draft_changed');
  const recipients = await readdressed(tx, person, draft);
  if (recipients.length === 0) throw problem('email.no_addressee');
  await requireMayLeave(work, tx, person, recipients);
  const sentId = await moveToSent(work, tx, person, draft, recipients);
  const leavesAt = new Date(work.clock.now().getTime() + delaySeconds * 1000);
  await updateState(tx, person.organisationId, draft.messageId, 'leaving', { leavesAt });
  await leaveLater(work, tx, person, draft.messageId, leavesAt, delaySeconds);
  await tellCopies(tx, person.organisationId, person.id, { ids: [sentId], goneIds: [copyId] });
  return detailOf(tx, person, sentId);
}

async function leaveLater(
  work: Work,
  tx: Tx,
  { organisationId }: Person,
  messageId: number,
  leavesAt: Date,
  delaySeconds: number,
): Promise<void> {
  if (delaySeconds === 0) return deliver(work, tx, organisationId, messageId);
  const payload: Leave = { organisationId, messageId, leavesAt: leavesAt.toISOString() };
  await enqueueAt(tx, leaveJob, payload, leavesAt);
}

/** To addresses outside: by whom we know, and not by the thousand. */
async function requireMayLeave(
  work: Work,
  tx: Tx,
  person: Person,
  recipients: readonly StoredRecipient[],
): Promise<void> {
  const outside = recipients.flatMap(({ address, personId }) =>
    address && personId === null ? [address] : [],
  );
  if (outside.length === 0) return;
  const organisation = await organisationById(tx, person.organisationId);
  if (!organisation?.isVerified) throw problem('accounts.unverified');
  if (outside.length > (await outsideLeft(work, tx, person)))
    throw problem('email.enough_for_today');
  for (const address of outside) {
    if (!(await payPostage(work.limits, person, address, 'email'))) throw problem('too_many');
  }
}

/** To how many addresses outside somebody may still write today; they write one after the other. */
export async function outsideLeft(
  { clock }: Work,
  tx: Tx,
  person: Pick<Person, 'organisationId' | 'id' | 'role'>,
): Promise<number> {
  const { organisationId, id } = person;
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) return 0;
  await lockSending(tx, organisationId, id);
  const since = new Date(clock.now().getTime() - dayMs);
  const most = mostOutside[canRunEvents(person) ? 'admin' : 'client'];
  return Math.max(0, most - (await countOutside(tx, organisationId, id, since)));
}

/** With a number of its own, so that it stands among what is newest. */
async function moveToSent(
  work: Work,
  tx: Tx,
  { organisationId, id }: Person,
  { copyId, messageId, threadId, subject, text }: OwnRow,
  recipients: readonly StoredRecipient[],
): Promise<number> {
  await deleteRecipients(tx, organisationId, messageId);
  await insertRecipients(tx, organisationId, messageId, recipients);
  await deleteCopy(tx, organisationId, copyId);
  const people = recipients.flatMap(({ name, address }) => [name, address ?? '']);
  const searchText = searchTextOf({ subject, people, text });
  const at = work.clock.now();
  const copied = { id: messageId, threadId, subject, at, searchText };
  const own = { ownerId: id, folder: 'sent' as const, isRead: true };
  const [made] = await insertCopies(tx, organisationId, copied, [own]);
  if (!made) throw new Error('The sent mail was not kept.');
  return made.id;
}
