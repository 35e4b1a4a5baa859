import { isDeepStrictEqual } from 'node:util';
import type {
  InvoiceSettings,
  OrderSettings,
  OrderSettingsUpdate,
  OrderWay,
} from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../invoices/index.ts';
import { tellOrderSettings } from './orders.live.ts';
import { findOrderSettings, upsertOrderSettings } from './orders.settings.queries.ts';

/** Until somebody sets something. */
export const usualOrders: OrderSettingsUpdate = {
  graceDays: 7,
  takesTransfer: true,
  takesOnSite: true,
};

async function orderSettingsOf(
  db: Db,
  organisationId: number,
  { sender, bank }: InvoiceSettings,
): Promise<OrderSettings> {
  const set = (await findOrderSettings(db, organisationId)) ?? usualOrders;
  const hasSender = sender.name.trim() !== '' && sender.country !== '';
  return { ...set, hasSender, hasBank: bank.iban !== '' };
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

/** How something that costs so much can be paid; none: no order can be taken. */
export async function waysFor(
  db: Db,
  organisationId: number,
  { settings, gross }: { settings: InvoiceSettings; gross: number },
): Promise<OrderWay[]> {
  const set = await orderSettingsOf(db, organisationId, settings);
  if (!set.hasSender) return [];
  if (gross === 0) return ['free'];
  const offered: [OrderWay, boolean][] = [
    ['transfer', set.takesTransfer && set.hasBank],
    ['on_site', set.takesOnSite],
  ];
  return offered.flatMap(([way, isOffered]) => (isOffered ? [way] : []));
}
