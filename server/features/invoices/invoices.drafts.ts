import type { Invoice, InvoiceInput, InvoiceUpdate } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Doer, record } from '../audit/index.ts';
import { lockedDraft, requireClient, requireInvoice } from './invoices.access.ts';
import { tellInvoiceGone } from './invoices.live.ts';
import { deleteDraft, insertDraft, updateDraft } from './invoices.queries.ts';
import { tellChanged } from './invoices.read.ts';
import type { Content, InvoiceRow } from './invoices.rows.ts';
import { reckoned } from './invoices.sums.ts';
import { clientTitle } from './invoices.view.ts';

async function contentOf(tx: Tx, person: Doer, input: InvoiceInput): Promise<Content> {
  const client = input.clientId === null ? null : await requireClient(tx, person, input.clientId);
  const { lines, net, tax, gross } = reckoned(input);
  return {
    clientId: input.clientId,
    clientName: client ? clientTitle(client) : '',
    clientPerson: client?.name ?? '',
    clientEmail: client?.email ?? '',
    service: input.service,
    currency: input.currency,
    pricesIncludeTax: input.pricesIncludeTax,
    discount: input.discount,
    suppliedOn: input.suppliedOn,
    dueOn: input.dueOn,
    note: input.note,
    lines,
    net,
    tax,
    gross,
  };
}

const inputOf = (row: InvoiceRow): InvoiceInput => ({
  clientId: row.clientId,
  service: row.service,
  currency: row.currency,
  pricesIncludeTax: row.pricesIncludeTax,
  discount: row.discount,
  suppliedOn: row.suppliedOn,
  dueOn: row.dueOn,
  note: row.note,
  lines: row.lines.map((line) => ({
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
    taxRate: line.taxRate,
    taxReason: line.taxReason,
  })),
});

export const addDraft = (work: Work, person: Doer, input: InvoiceInput): Promise<Invoice> =>
  work.transaction(async (tx) =>
    tellChanged(work, tx, person, await enterDraft(work, tx, person, input)),
  );

/** Nobody is told yet. */
export async function enterDraft(
  work: Work,
  tx: Tx,
  person: Doer,
  input: InvoiceInput,
): Promise<number> {
  const content = await contentOf(tx, person, input);
  const { id = 0 } =
    (await insertDraft(tx, person.organisationId, content, work.clock.now())) ?? {};
  const deed = { action: 'invoices.draft_added', subjectId: id } as const;
  await record(tx, person, { ...deed, subject: content.clientName, after: input });
  return id;
}

export const changeDraft = (
  work: Work,
  person: Person,
  id: number,
  { version, ...update }: InvoiceUpdate,
): Promise<Invoice> =>
  work.transaction(async (tx) => {
    const row = await lockedDraft(work, tx, person, id);
    if (row.version !== version) throw problem('invoices.changed_meanwhile');
    const before = inputOf(row);
    const after = { ...before, ...update };
    const content = await contentOf(tx, person, after);
    await updateDraft(tx, person.organisationId, id, content);
    const deed = { action: 'invoices.draft_changed', subjectId: id, before, after } as const;
    await record(tx, person, { ...deed, subject: content.clientName });
    return tellChanged(work, tx, person, id);
  });

export const removeDraft = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const row = await lockedDraft(work, tx, person, id);
    await deleteDraft(tx, person.organisationId, id);
    const deed = { action: 'invoices.draft_removed', subjectId: id } as const;
    await record(tx, person, { ...deed, subject: row.clientName, before: inputOf(row) });
    tellInvoiceGone(tx, person.organisationId, id);
  });

/** The same once more, for another day: what was dated is open again. */
export const duplicateInvoice = (work: Work, person: Person, id: number): Promise<Invoice> =>
  work.transaction(async (tx) => {
    const row = await requireInvoice(work, tx, person, id);
    if (row.kind === 'credit_note') throw problem('invoices.is_credit_note');
    const input = { ...inputOf(row), suppliedOn: null, dueOn: null };
    return tellChanged(work, tx, person, await enterDraft(work, tx, person, input));
  });
