import { problem } from '../../../platform/http/problem.ts';
import { enqueueAt, enqueueEach } from '../../../platform/jobs/jobs.ts';
import { sayWhy, isFinal } from '../../../platform/mail/refusal.ts';
import type { Transport } from '../../../platform/mail/transport.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { noticeBounced } from '../email.notices.ts';
import { outgoingMail } from './outside.outgoing.ts';
import {
  claim,
  findAuthorsCopy,
  type Place,
  postpone,
  renewLost,
  settle,
  startRecipients,
} from './outside.queries.ts';
import { tellCopies } from '../email.tell.ts';

export const outsideJob = 'email.outside';
/** Longer than any mail takes; then whoever was at it is thought dead. */
const leaseMs = 900_000;
/** Our own jobs try again by the mail's own times: the queue gives up after its first failure. */
const tries = 1;
const mostAttempts = 12;
const mostLost = 500;
const patienceMs = 120_000;
const firstWaitMs = 30_000;
const longestWaitMs = 14_400_000;

/** Half a minute, then ever longer: twelve tries are spread over about a day. */
const waitMs = (attempts: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 3 ** (attempts - 1));

/** Every address outside has its own job; part of what sends the mail. */
export async function startOutside(
  work: Work,
  tx: Tx,
  organisationId: number,
  messageId: number,
  from: readonly string[] = ['inside'],
): Promise<void> {
  const state = work.config.smtpUrl === null ? 'kept' : 'waiting';
  const at = work.clock.now();
  const places = await startRecipients(tx, organisationId, messageId, { from, state, at });
  if (state === 'waiting' && places.length > 0) await enqueueEach(tx, outsideJob, places, tries);
}

/** One try at one address. Whatever happens to this server, nothing is lost and no try is made twice. */
export async function tryOutside(
  work: Work,
  transport: Transport | null,
  place: Place,
): Promise<void> {
  const at = work.clock.now();
  const claimed = await claim(work.db, place, at, new Date(at.getTime() + leaseMs));
  if (!claimed) return;
  const { attempts, address } = claimed;
  const error = await sendOne(work, transport, place, address);
  if (error === null) return settled(work, place, 'sent', null);
  if (isFinal(error) || attempts >= mostAttempts) {
    return settled(work, place, 'failed', { address, error: sayWhy(error) });
  }
  await work.transaction(async (tx) => {
    const dueAt = new Date(work.clock.now().getTime() + waitMs(attempts));
    await postpone(tx, place, sayWhy(error), dueAt);
    await enqueueAt(tx, outsideJob, place, dueAt);
  });
}

async function sendOne(
  work: Work,
  transport: Transport | null,
  { organisationId, messageId }: Place,
  address: string,
): Promise<Error | null> {
  try {
    const mail = await outgoingMail(work, organisationId, messageId);
    if (!mail) throw problem('not_found');
    if (!transport) throw new Error('This server has no way out.');
    await transport.send(mail, address);
    return null;
  } catch (error) {
    return error as Error;
  }
}

const settled = (
  work: Work,
  place: Place,
  state: 'sent' | 'failed',
  refused: { address: string; error: string } | null,
): Promise<void> =>
  work.transaction(async (tx) => {
    const at = work.clock.now();
    const { organisationId, messageId } = place;
    if ((await settle(tx, place, state, refused?.error ?? null, at)) === 0) return;
    const copy = await findAuthorsCopy(tx, organisationId, messageId);
    if (!copy) return;
    await tellCopies(tx, organisationId, copy.ownerId, { ids: [copy.id] });
    if (!refused) return;
    const about = { personId: copy.ownerId, emailId: copy.id, subject: copy.subject };
    await noticeBounced(tx, organisationId, about, refused, at);
  });

/** Their jobs died with a server, or were given up by the queue. */
export async function sendLost(work: Work): Promise<void> {
  const at = work.clock.now();
  await work.transaction(async (tx) => {
    const places = await renewLost(tx, new Date(at.getTime() - patienceMs), at, mostLost);
    if (places.length > 0) await enqueueEach(tx, outsideJob, places, tries);
  });
}
