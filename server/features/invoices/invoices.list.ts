import type { InvoiceQuery } from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { todayOf } from './invoices.days.ts';
import { findInvoices, invoicesLike } from './invoices.list.queries.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { headView } from './invoices.view.ts';

export async function listInvoices(work: Work, { organisationId }: Person, query: InvoiceQuery) {
  const today = await todayOf(work, work.db, organisationId);
  const counted = await countUpTo(work.db, invoicesLike(organisationId, query, today));
  const place = { today, ...pageOf(query, counted) };
  const rows = await findInvoices(work.db, organisationId, query, place);
  return { invoices: rows.map(headView), ...counted };
}
