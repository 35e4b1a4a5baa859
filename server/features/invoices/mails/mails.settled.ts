import { type Passed } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { raiseVersion } from '../invoices.queries.ts';
import { tellChanged } from '../invoices.read.ts';
import { updateMail } from './mails.queries.ts';

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
