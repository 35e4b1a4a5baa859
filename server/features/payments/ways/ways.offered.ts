import type {
  Bank,
  BuyingWay,
  InvoiceSettings,
  OfferedWay,
  PayPage,
  TransferDetails,
  WaySetting,
} from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { giroText } from '../../../platform/giro-code/giro-code.ts';
import { hasSender } from '../../invoices/index.ts';
import { isTaken } from '../stripe/stripe.currencies.ts';
import { findKeys } from '../stripe/stripe.queries.ts';
import { waysOf } from './ways.settings.ts';

interface Asked {
  currency: string;
  bank: Bank;
}

/** What is on and works, in the order of the organisation. */
export async function offeredWays(
  db: Db,
  organisationId: number,
  { currency, bank }: Asked,
): Promise<OfferedWay[]> {
  const { ways } = await waysOf(db, organisationId);
  const hasKeys = isTaken(currency) && (await findKeys(db, organisationId)) !== null;
  const isReady = { transfer: bank.iban !== '', on_site: true, stripe: hasKeys };
  return ways.flatMap(({ way, isOn, words }: WaySetting) =>
    isOn && isReady[way] ? [{ way, words }] : [],
  );
}

interface Costing {
  settings: InvoiceSettings;
  currency: string;
  sums: readonly number[];
}

/** How what costs so much, or so much, can be bought under an invoice; none: it cannot be yet. */
export async function waysFor(
  db: Db,
  organisationId: number,
  { settings, currency, sums }: Costing,
): Promise<{ way: BuyingWay; words: OfferedWay['words'] }[]> {
  if (!hasSender(settings)) return [];
  const free = sums.includes(0) ? [{ way: 'free' as const, words: {} }] : [];
  if (sums.every((sum) => sum === 0)) return free;
  return [...(await offeredWays(db, organisationId, { ...settings, currency })), ...free];
}

interface Owed extends Asked {
  number: string;
  balance: number;
}

/** How what is left of an invoice can be paid; nothing where nothing is left. */
export async function howToPay(
  db: Db,
  organisationId: number,
  owed: Owed,
): Promise<Pick<PayPage, 'ways' | 'transfer'>> {
  if (owed.balance <= 0) return { ways: [], transfer: null };
  return { ways: await offeredWays(db, organisationId, owed), transfer: transferOf(owed) };
}

/** None where nobody knows an account. */
function transferOf({ number: reference, balance, currency, bank }: Owed): TransferDetails | null {
  const { holder, bankName, iban, swiftCode } = bank;
  if (iban === '') return null;
  const to = { holder, iban, swiftCode, reference };
  return { ...to, bankName, code: giroText({ ...to, amount: balance, currency }) };
}
