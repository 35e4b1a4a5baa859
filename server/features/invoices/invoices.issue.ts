import type { Invoice } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Doer, record } from '../audit/index.ts';
import { lockedDraft, lockedIssued, requireClient } from './invoices.access.ts';
import { daysAfter, todayOf } from './invoices.days.ts';
import { takeNumber } from './invoices.numbers.ts';
import { insertChange, issueDraft } from './invoices.queries.ts';
import { tellChanged } from './invoices.read.ts';
import type { InvoiceRow, Parties, SettingsRow } from './invoices.rows.ts';
import { settingsOf } from './invoices.settings.ts';
import { settle, stand } from './invoices.settle.ts';
import { clientView } from './invoices.view.ts';

/** Number, day, state and what it keeps of both sides are one transaction. */
export const issueInvoice = (work: Work, person: Doer, id: number): Promise<Invoice> =>
  work.transaction(async (tx) => {
    await enterIssued(work, tx, person, id);
    return tellChanged(work, tx, person, id);
  });

/** Nobody is told yet. The number comes last: whoever else issues waits for it from then on. */
export async function enterIssued(
  work: Work,
  tx: Tx,
  person: Doer,
  id: number,
  beforeNumber?: () => Promise<void>,
): Promise<void> {
  const { organisationId } = person;
  const draft = await lockedDraft(work, tx, person, id);
  const settings = await settingsOf(tx, organisationId);
  const client = draft.clientId === null ? null : await requireClient(tx, person, draft.clientId);
  const parties = partiesOf(draft, settings, client && clientView(client));
  const issuedOn = await todayOf(work, tx, organisationId);
  await beforeNumber?.();
  const number = await takeNumber(tx, organisationId, settings.invoicePattern, issuedOn);
  const dueOn = draft.dueOn ?? daysAfter(issuedOn, settings.termDays);
  const suppliedOn = draft.suppliedOn ?? issuedOn;
  const change = { state: 'sent', at: work.clock.now(), personId: person.id, why: '' } as const;
  await Promise.all([
    issueDraft(tx, organisationId, id, { number, issuedOn, dueOn, suppliedOn, parties }),
    insertChange(tx, organisationId, id, change),
    record(tx, person, { action: 'invoices.issued', subjectId: id, subject: number }),
  ]);
  if (draft.gross === 0) {
    const issued = await lockedIssued(work, tx, person, id);
    await settle(work, tx, person, issued, { ...issued, why: '' });
  }
}

function partiesOf(
  { lines }: InvoiceRow,
  { sender, bank }: SettingsRow,
  client: Parties['client'] | null,
): Parties {
  const isComplete = sender.name.trim() && sender.country && client?.country && lines.length > 0;
  if (!client || !isComplete) throw problem('invoices.incomplete');
  return { sender, bank, client };
}

/** Only what was sent becomes downloaded: whoever looks at a paid one again changes nothing. */
export const noteDownloaded = (work: Work, person: Person, id: number): Promise<Invoice> =>
  work.transaction(async (tx) => {
    const invoice = await lockedIssued(work, tx, person, id);
    const { credited, paid } = invoice;
    if (invoice.state === 'sent') {
      await stand(work, tx, person, invoice, { credited, paid, state: 'downloaded', why: '' });
    }
    return tellChanged(work, tx, person, id);
  });
