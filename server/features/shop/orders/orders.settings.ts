import { isDeepStrictEqual } from 'node:util';
import type { InvoiceSettings, OrderSettings, OrderSettingsUpdate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { hasSender, settingsOf } from '../../invoices/index.ts';
import { offeredWays } from '../../payments/index.ts';
import { currencyOf } from '../shop.settings.ts';
import { tellOrderSettings } from './orders.live.ts';
import { findOrderSettings, upsertOrderSettings } from './orders.settings.queries.ts';

/** Until somebody sets something. */
export const usualOrders: OrderSettingsUpdate = { graceDays: 7 };

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
