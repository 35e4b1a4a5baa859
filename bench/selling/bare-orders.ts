import { randomUUID } from 'node:crypto';
import { serveBare } from './bare.ts';
import type { HotProduct } from './orders.ts';

/** The least that sells a thing with an invoice: its stock, the next number, invoice, order and line. */
const { organisationId, personId, productId, variantId, quotaId } = JSON.parse(
  process.env['PATTERN'] ?? '{}',
) as HotProduct;

const count = {
  name: 'count',
  text: `update stock_quotas set taken = taken + 1
         where organisation_id = $1 and id = $2 and taken < size returning taken`,
  values: [organisationId, quotaId],
};
const number = {
  name: 'number',
  text: `insert into invoices_series (organisation_id, series, year, last) values ($1, 'bare', 0, 1)
         on conflict (organisation_id, series, year) do update set last = invoices_series.last + 1
         returning last`,
  values: [organisationId],
};
const invoice = (of: string) => ({
  name: 'invoice',
  text: `insert into invoices (organisation_id, kind, number, state, client_name, client_person,
           client_email, parties, service, currency, prices_include_tax, supplied_on, due_on, note,
           lines, net, tax, gross, issued_on)
         values ($1, 'invoice', $2, 'sent', '', 'Ines Prado', 'ines@example.org', '{}', 'Summit mug',
           'EUR', true, current_date, current_date, '', '[{"description":"Summit mug"}]', 1084, 206,
           1290, current_date)
         returning id`,
  values: [organisationId, of],
});
const order = (invoiceId: string, of: string) => ({
  name: 'order',
  text: `insert into shop_orders (organisation_id, person_id, invoice_id, number, state, way,
           buyer_name, email, address, summary, pieces, needs_shipping, currency, net, tax, gross,
           placed_at)
         values ($1, $2, $3, $4, 'placed', 'on_site', 'Ines Prado', 'ines@example.org',
           '{"city":"Hamburg","company":""}', 'Summit mug', 1, false, 'EUR', 1084, 206, 1290, now())
         returning id`,
  values: [organisationId, personId, invoiceId, of],
});
const bought = (orderId: string) => ({
  name: 'line',
  text: `insert into shop_order_lines (organisation_id, order_id, place, product_id, variant_id,
           quota_id, name, option_values, sku, quantity, price, tax_rate, net, tax, gross)
         values ($1, $2, 0, $3, $4, $5, 'Summit mug', '{}', '', 1, 1290, 1900, 1084, 206, 1290)`,
  values: [organisationId, orderId, productId, variantId, quotaId],
});

serveBare(async (line) => {
  await line.query(count);
  const { rows: numbers } = await line.query<{ last: number }>(number);
  const of = `BARE-${numbers[0]?.last ?? randomUUID()}`;
  const { rows: invoices } = await line.query<{ id: string }>(invoice(of));
  const { rows: orders } = await line.query<{ id: string }>(order(invoices[0]?.id ?? '', of));
  await line.query(bought(orders[0]?.id ?? ''));
});
