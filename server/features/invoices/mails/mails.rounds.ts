import type { Passed } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { raiseVersion } from '../invoices.queries.ts';
import { tellChanged } from '../invoices.read.ts';
import { remindAsDrafted } from './mails.drafted.ts';
import { findToRemind, updateMail } from './mails.queries.ts';

const atOnce = 200;

/** Of organisations that have it done for them: the next reminder, once its day has come. */
export async function remindOverdue(work: Work): Promise<void> {
  for (const { organisationId, id } of await findToRemind(work.db, work.clock.now(), atOnce)) {
    try {
      await remindAsDrafted(work, { organisationId, id: null }, id);
    } catch (error) {
      // The others are reminded all the same; this one when the next round comes by.
      work.log.warn({ err: error, invoice: id }, 'a reminder was not sent');
    }
  }
}

/** How far a letter came, where it was one of ours: written down, and told to who runs the organisation. */
export const noteMail =
  (work: Work) =>
  (organisationId: number, { id: mailId, state, lastError }: Passed): Promise<void> =>
    work.transaction(async (tx) => {
      const fault = lastError ?? '';
      const changed = await updateMail(tx, organisationId, { mailId, state, fault });
      if (!changed) return;
      await raiseVersion(tx, organisationId, changed.invoiceId);
      await tellChanged(work, tx, { organisationId }, changed.invoiceId);
    });
