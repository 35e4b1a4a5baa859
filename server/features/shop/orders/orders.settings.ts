import { isDeepStrictEqual } from 'node:util';
import type {
  Checkout,
  InvoiceSettings,
  OrderSettings,
  OrderSettingsUpdate,
} from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../invoices/index.ts';
import { offeredWays } from '../../payments/index.ts';
import { currencyOf } from '../shop.settings.ts';
import { tellOrderSettings } from './orders.live.ts';
import { findOrderSettings, upsertOrderSettings } from './orders.settings.queries.ts';

/** Until somebody sets something. */
export const usualOrders: OrderSettingsUpdate = { graceDays: 7 };

export const hasSender = ({ sender }: InvoiceSettings): boolean =>
  sender.name.trim() !== '' && sender.country !== '';

async function orderSettingsOf(
  db: Db,
  organisationId: number,
  settings: InvoiceSettings,
): Promise<OrderSettings> {
  const set = (await findOrderSettings(db, organisationId)) ?? usualOrders;
  const currency = await currencyOf(db, organisationId);
  const ways = await offeredWays(db, organisationId, { ...settings, currency });
  return { ...set, hasSender: hasSender(settings), hasWay: ways.length > 0 };
}

export const readOrderSettings = async ({ db }: Work, { organisationId }: Person) =>
  orderSettingsOf(db, organisationId, await settingsOf(db, organisationId));

export const changeOrderSettings = (work: Work, person: Person, after: OrderSettingsUpdate) =>
  work.transaction(async (tx): Promise<OrderSettings> => {
    const { organisationId } = person;
    const before = (await findOrderSettings(tx, organisationId)) ?? usualOrders;
    if (!isDeepStrictEqual(before, after)) {
      await upsertOrderSettings(tx, organisationId, after);
      await record(tx, person, { action: 'shop.order_settings_changed', before, after });
      tellOrderSettings(tx, organisationId);
    }
    return orderSettingsOf(tx, organisationId, await settingsOf(tx, organisationId));
  });

interface Owed {
  settings: InvoiceSettings;
  currency: string;
  sums: readonly number[];
}

/** How what costs so much, or so much, can be paid; none: no order can be taken. */
export async function waysFor(
  db: Db,
  organisationId: number,
  { settings, currency, sums }: Owed,
): Promise<Checkout['ways']> {
  if (!hasSender(settings)) return [];
  const free = sums.includes(0) ? [{ way: 'free' as const, words: {} }] : [];
  if (sums.every((sum) => sum === 0)) return free;
  return [...(await offeredWays(db, organisationId, { ...settings, currency })), ...free];
}
