import type { Checkout, Product, ProductInput } from '../../contract/index.ts';
import type { Endings, Stocked } from '../database.ts';
import { type OurSide, password } from '../http/sides.ts';
import type { Result } from '../results.ts';
import { startBare } from './bare.ts';
import { compare, openLines, rateOf } from './rates.ts';

/** Fewer than there are connections to the database: else they wait for those. */
const buyers = 8;

const address = {
  name: 'Ines Prado',
  company: '',
  phone: '',
  street: 'Hafenstrasse 3',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxNumber: '',
};

const sender = {
  name: 'Horizon Events GmbH',
  street: 'Am Markt 1',
  postcode: '28195',
  city: 'Bremen',
  country: 'DE',
  email: 'billing@horizon.example',
  phone: '',
  taxNumber: '',
  registration: '',
};

const mug: ProductInput = {
  name: 'Summit mug',
  description: '<p>Holds <strong>300 ml</strong>.</p>',
  brand: 'Horizon',
  categories: ['Drinkware'],
  taxRate: 1_900,
  discount: 0,
  hasFreeShipping: false,
  needsShipping: false,
  state: 'on_sale',
  optionNames: [],
  variants: [{ values: [], sku: '', listPrice: 1_290, stock: 1_000_000 }],
};

export interface HotProduct {
  organisationId: number;
  personId: number;
  productId: number;
  variantId: number;
  quotaId: number;
}

/** How many order a second where all of them want the same thing. */
export async function measureOrders(
  endings: Endings,
  { stocked, ours }: { stocked: Stocked; ours: OurSide },
): Promise<Result[]> {
  const send = openLines(endings, buyers);
  const hot = await putOnSale(stocked, ours);
  const bare = await startBare(stocked, 'bare-orders', hot);
  endings.push(bare.stop);
  const tokens = await letIn(stocked, ours);
  const shop = `${ours.origin}/api/shop`;
  const buy = async (line: number): Promise<void> => {
    const headers = { authorization: `Bearer ${tokens[line]}` };
    await send('PUT', `${shop}/cart/variants/${hot.variantId}`, headers, { quantity: 1 });
    const { mark } = await send<Checkout>('GET', `${shop}/checkout`, headers);
    const wanted = { mark, way: 'on_site', address, keepsAddress: false };
    await send('POST', `${shop}/my-orders`, headers, wanted);
  };
  return compare({
    what: 'Orders of one product, each from cart to order with its invoice',
    bareDoes: 'two UPDATEs and three INSERTs',
    goal: null,
    ours: () => rateOf(buyers, buy),
    bare: () => rateOf(buyers, () => send('POST', bare.url, {}, {})),
  });
}

async function putOnSale(
  { client }: Stocked,
  { origin, headers, organisationId, personId }: OurSide,
): Promise<HotProduct> {
  const lines = openLines([], 1);
  const send = <T>(method: string, path: string, body?: unknown) =>
    lines<T>(method, `${origin}/api${path}`, headers, body);
  const settings = await send<{ version: number }>('GET', '/invoices/settings');
  await send('PATCH', '/invoices/settings', { version: settings.version, sender });
  const { version, ways } = await send<{ version: number; ways: { way: string }[] }>(
    'GET',
    '/payments/ways',
  );
  const on = ways.map((way) => ({ ...way, isOn: way.way === 'on_site' }));
  await send('PATCH', '/payments/ways', { version, ways: on });
  const { id: productId, variants } = await send<Product>('POST', '/shop/catalogue', mug);
  const { rows } = await client.query<{ id: string }>('select max(id) as id from stock_quotas');
  return {
    organisationId,
    personId,
    productId,
    variantId: variants[0]?.id ?? 0,
    quotaId: Number(rows[0]?.id),
  };
}

/** People of the organisation with the password of who founded it; how they signed in. */
async function letIn(
  { client }: Stocked,
  { origin, organisationId, personId }: OurSide,
): Promise<string[]> {
  await client.query(
    `insert into accounts (email, username, full_name, password_hash, verified_at)
     select 'buyer-' || n || '@example.org', 'buyer-' || n, 'Ines Prado', a.password_hash, now()
     from generate_series(1, $1::int) n, accounts a where a.id = $2`,
    [buyers, personId],
  );
  await client.query(
    `insert into organisations_members (organisation_id, person_id, role)
     select $1, id, 'client' from accounts where username like 'buyer-%'`,
    [organisationId],
  );
  const send = openLines([], 1);
  const tokens: string[] = [];
  for (let buyer = 1; buyer <= buyers; buyer++) {
    const who = { email: `buyer-${buyer}@example.org`, password };
    const { accessToken } = await send<{ accessToken: string }>(
      'POST',
      `${origin}/jwt/login`,
      {},
      who,
    );
    tokens.push(accessToken);
  }
  return tokens;
}
