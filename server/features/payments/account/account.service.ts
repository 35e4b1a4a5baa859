import type { Account, AccountPaperQuery, AccountQuery, Client } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { sheetOrder } from '../../../platform/papers/sheet.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import {
  findDocuments,
  letterheadFor,
  requireClient,
  sumDocumentsBefore,
  todayOf,
} from '../../invoices/index.ts';
import { findMoney, sumMoneyBefore } from './account.queries.ts';
import { reckonAccounts } from './account.reckon.ts';
import { accountSheet } from './account.sheet.ts';

/** More than that nobody reads through; a shorter period is asked for. */
const most = 5_000;

export const readAccount = async (
  work: Work,
  person: Person,
  clientId: number,
  query: AccountQuery,
): Promise<Account> =>
  accountOf(work, person, await requireClient(work.db, person, clientId), query);

async function accountOf(
  work: Work,
  { organisationId }: Person,
  { id, name, company }: Client,
  query: AccountQuery,
): Promise<Account> {
  const { db } = work;
  const today = await todayOf(work, db, organisationId);
  const { from = null, until = today } = query;
  const asked = { from, until, limit: most + 1 };
  const [documents, money, documentsBefore, moneyBefore] = await Promise.all([
    findDocuments(db, organisationId, id, asked),
    findMoney(db, organisationId, id, asked),
    from === null ? [] : sumDocumentsBefore(db, organisationId, id, from),
    from === null ? [] : sumMoneyBefore(db, organisationId, id, from),
  ]);
  if (documents.length + money.length > most) throw problem('payments.account_too_long');
  const before = [...documentsBefore, ...moneyBefore];
  const accounts = reckonAccounts(before, [...documents, ...money]);
  return { clientId: id, clientName: company || name, from, until, accounts };
}

/** In the currency asked for, else in the first there is. */
export async function printAccount(
  work: Work,
  person: Person,
  clientId: number,
  { currency, language, ...period }: AccountPaperQuery,
): Promise<{ name: string; pdf: Uint8Array }> {
  const { organisationId } = person;
  const client = await requireClient(work.db, person, clientId);
  const account = await accountOf(work, person, client, period);
  const letterhead = await letterheadFor(work.db, organisationId, client, language);
  const shown = account.accounts.find((one) => one.currency === currency) ?? account.accounts[0];
  const sheet = accountSheet(account, shown, letterhead);
  const order = sheetOrder(sheet, { at: new Date(`${account.until}T00:00:00Z`) });
  const { pdf } = await work.papers.print(String(organisationId), order);
  return { name: `${sheet.title}-${account.until}.pdf`.replaceAll(/\s+/g, '-'), pdf };
}
