import type {
  InvoiceState,
  TemplateClient,
  TemplateDetail,
  TemplatePage,
  TemplateQuery,
} from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { countryName } from '../invoices.checks.ts';
import { todayOf } from '../invoices.days.ts';
import { settingsOf } from '../invoices.settings.ts';
import {
  countForTemplate,
  findFirstForTemplate,
  findForTemplate,
  findOneForTemplate,
} from './template.queries.ts';
import { moneyText, statuses, templateClient, templateInvoice } from './template.view.ts';

const usualPageSize = 10;
const mostAtOnce = 1000;

const stateOf = (status: string): InvoiceState | undefined => {
  const sought = status.toLowerCase();
  return (Object.keys(statuses) as InvoiceState[]).find(
    (state) => statuses[state].toLowerCase() === sought,
  );
};

/** The spec's list. All that fit stand beside the page: its clients show them when a page is empty. */
export async function listForTemplate(
  work: Work,
  { organisationId }: Person,
  query: TemplateQuery,
): Promise<TemplatePage> {
  const { q = '', status = '', page = 1, perPage: limit = usualPageSize } = query;
  const state = stateOf(status);
  if (status && !state) return { allData: [], invoices: [], total: 0 };
  const today = await todayOf(work, work.db, organisationId);
  const { termDays } = await settingsOf(work.db, organisationId);
  const filter = { q, ...(state && { state }) };
  const find = (offset: number, most: number) =>
    findForTemplate(work.db, organisationId, filter, { today, offset, limit: most });
  const [all, shown, total] = await Promise.all([
    find(0, mostAtOnce),
    find((page - 1) * limit, limit),
    countForTemplate(work.db, organisationId, filter, today),
  ]);
  return {
    allData: all.map((row) => templateInvoice(row, termDays)),
    ...(total > mostAtOnce && { truncated: true as const }),
    invoices: shown.map((row) => templateInvoice(row, termDays)),
    total,
  };
}

export async function readForTemplate(
  work: Work,
  { organisationId }: Person,
  id: number,
): Promise<TemplateDetail> {
  const today = await todayOf(work, work.db, organisationId);
  const row = await findOneForTemplate(work.db, organisationId, id, today);
  if (!row) throw problem('not_found');
  const { bank, termDays } = await settingsOf(work.db, organisationId);
  return {
    invoice: templateInvoice(row, termDays),
    paymentDetails: {
      totalDue: moneyText(row.balance, row.currency),
      bankName: bank.bankName,
      country: countryName(bank.country),
      iban: bank.iban,
      swiftCode: bank.swiftCode,
    },
  };
}

export async function firstClients(
  work: Work,
  { organisationId }: Person,
): Promise<TemplateClient[]> {
  const today = await todayOf(work, work.db, organisationId);
  const rows = await findFirstForTemplate(work.db, organisationId, today);
  return rows.map(({ client }) => templateClient(client));
}
