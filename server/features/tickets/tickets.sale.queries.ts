import type { SaleSettings } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { SaleRow } from './tickets.rows.ts';

export const findSale = (db: Db, organisationId: number, eventId: number) =>
  db.row<SaleRow>(
    sql`select is_on as "isOn", currency, prices_include_tax as "pricesIncludeTax",
          has_reverse_charge as "hasReverseCharge", opens_at as "opensAt", closes_at as "closesAt", most_places as "mostPlaces", terms, thanks,
          asks_address as "asksAddress", cancel_days as "cancelDays",
          cancel_shares as "cancelShares", change_days as "changeDays",
          grace_days as "graceDays", has_waiting_list as "hasWaitingList",
          can_upgrade as "canUpgrade",
          offer_hours as "offerHours", frame_sites as "frameSites", version
        from tickets_sales where organisation_id = ${organisationId} and event_id = ${eventId}`,
  );

export const upsertSale = (db: Db, organisationId: number, eventId: number, sale: SaleSettings) =>
  db.run(
    sql`insert into tickets_sales (organisation_id, event_id, is_on, currency, prices_include_tax,
          has_reverse_charge, opens_at, closes_at, most_places, terms, thanks, asks_address, cancel_days,
          cancel_shares, change_days,
          grace_days, has_waiting_list, can_upgrade, offer_hours, frame_sites, version)
        values (${organisationId}, ${eventId}, ${sale.isOn}, ${sale.currency},
          ${sale.pricesIncludeTax}, ${sale.hasReverseCharge}, ${sale.opensAt}, ${sale.closesAt}, ${sale.mostPlaces},
          ${JSON.stringify(sale.terms)}, ${JSON.stringify(sale.thanks)}, ${sale.asksAddress},
          ${sale.cancelDays}, ${JSON.stringify(sale.cancelShares)}, ${sale.changeDays}, ${sale.graceDays},
          ${sale.hasWaitingList}, ${sale.canUpgrade},
          ${sale.offerHours}, ${sale.frameSites}, ${sale.version})
        on conflict (organisation_id, event_id) do update set is_on = excluded.is_on,
          currency = excluded.currency, prices_include_tax = excluded.prices_include_tax,
          has_reverse_charge = excluded.has_reverse_charge,
          opens_at = excluded.opens_at, closes_at = excluded.closes_at,
          most_places = excluded.most_places, terms = excluded.terms, thanks = excluded.thanks,
          asks_address = excluded.asks_address, cancel_days = excluded.cancel_days,
          cancel_shares = excluded.cancel_shares,
          change_days = excluded.change_days, grace_days = excluded.grace_days,
          has_waiting_list = excluded.has_waiting_list,
          can_upgrade = excluded.can_upgrade, offer_hours = excluded.offer_hours,
          frame_sites = excluded.frame_sites, version = excluded.version`,
  );
