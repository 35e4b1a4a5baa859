import { afterEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { halfMigrated } from '../../testing/payments/half-migrated.ts';

type Before = Awaited<ReturnType<typeof halfMigrated>>;
let moved: Before;
afterEach(() => moved.drop());

const insertOrganisation = async ({ db }: Before, name: string) =>
  (
    await db.row<{ id: number }>(
      sql`insert into organisations (name, short_name) values (${name}, ${name}) returning id`,
    )
  )?.id ?? 0;

const takes = ({ db }: Before, id: number, transfer: boolean, onSite: boolean) =>
  db.run(
    sql`insert into shop_order_settings (organisation_id, takes_transfer, takes_on_site, grace_days)
        values (${id}, ${transfer}, ${onSite}, 7)`,
  );

const waysOf = async ({ db }: Before, id: number) => {
  const row = await db.row<{ ways: { way: string; isOn: boolean; words: object }[] }>(
    sql`select ways from payments_settings where organisation_id = ${id}`,
  );
  return row?.ways.map(({ way, isOn, words }) => [way, isOn, words]);
};

test('what shops had set of their ways is kept beside what was set of the payments', async () => {
  moved = await halfMigrated('20261125T1212_shop_pay_by_one_set_of_ways.sql');
  const names = ['neither', 'shop', 'off', 'both'];
  const [neither = 0, shop = 0, off = 0, both = 0] = await Promise.all(
    names.map((name) => insertOrganisation(moved, name)),
  );
  await takes(moved, shop, false, true);
  await takes(moved, off, false, false);
  await takes(moved, both, true, false);
  const set = [
    { way: 'stripe', isOn: true, words: { en: 'Card' } },
    { way: 'transfer', isOn: false, words: { en: 'By bank' } },
  ];
  await moved.db.run(
    sql`insert into payments_settings (organisation_id, version, ways)
        values (${both}, 4, ${JSON.stringify(set)})`,
  );
  await moved.goOn();
  expect(await waysOf(moved, neither)).toBeUndefined();
  expect(await waysOf(moved, shop)).toEqual([
    ['transfer', true, {}],
    ['on_site', true, {}],
    ['stripe', false, {}],
  ]);
  expect(await waysOf(moved, off)).toEqual([
    ['transfer', true, {}],
    ['on_site', false, {}],
    ['stripe', false, {}],
  ]);
  expect(await waysOf(moved, both)).toEqual([
    ['stripe', true, { en: 'Card' }],
    ['transfer', true, { en: 'By bank' }],
    ['on_site', false, {}],
  ]);
});

test('a line of a statement keeps the payment that was made from it', async () => {
  moved = await halfMigrated('20261125T1627_payments_split_entries.sql');
  const { db } = moved;
  const id = await insertOrganisation(moved, 'Tide');
  // Its invoice is of no interest here.
  await db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(
      sql`insert into payments_statements (organisation_id, name, created_at)
          values (${id}, 'november.xml', now())`,
    );
    await tx.run(
      sql`insert into payments (organisation_id, kind, way, state, invoice_id, invoice_number,
            client_name, amount, currency, reference, said, created_at)
          values (${id}, 'payment', 'transfer', 'paid', 1, 'R1', 'Ada', 5, 'EUR', '', '{}', now())`,
    );
    await tx.run(
      sql`insert into payments_entries (organisation_id, statement_id, key, kind, booked_on, amount,
            currency, payer, payer_account, text, reference, named, is_twin, state, payment_id)
          select ${id}, s.id, of.state, 'credit', '2026-11-20', 5, 'EUR', '', '', '', '', '{}', false,
            of.state, case of.state when 'assigned' then p.id end
          from payments_statements s, payments p,
            (values ('open'), ('assigned'), ('ignored')) of (state)`,
    );
  });
  await moved.goOn();
  const parts = await db.rows(
    sql`select e.key, p.amount from payments_entry_parts part
        join payments_entries e on e.organisation_id = part.organisation_id and e.id = part.entry_id
        join payments p on p.organisation_id = part.organisation_id and p.id = part.payment_id`,
  );
  expect(parts).toEqual([{ key: 'assigned', amount: 5 }]);
  expect((await db.rows(sql`select from payments_entries`)).length).toBe(3);
});
