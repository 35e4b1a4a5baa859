import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aPayment, anInvoice } from '../../testing/invoices.ts';
import { aProduct, aVariant } from '../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** A client that was written against the spec's mock, on the wire: what it sends, reads and loses. */

const pages = mkdtempSync(join(tmpdir(), 'plenum-pages-'));
let app: TestApp;
let address: string;
let admin: Actor;
let reader: Actor;
let mug: Product;
let cap: Product;
beforeAll(async () => {
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>The app</title>');
  app = await openTestApp({ pages });
  address = await app.listen();
});
afterAll(async () => {
  await app.close();
  rmSync(pages, { recursive: true });
});
beforeEach(async () => {
  admin = await anAdmin(app);
  reader = await aColleague(app, admin);
  mug = await aProduct(app, admin, { variants: [aVariant({ listPrice: 33_999 })] });
  cap = await aProduct(app, admin, { name: 'Cap' });
});

const axios = { accept: 'application/json, text/plain, */*' };
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** The token as it keeps it: as JSON, in its quotes. */
const ask = (path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) =>
  fetch(address + path, {
    method,
    headers: {
      ...axios,
      authorization: `Bearer ${JSON.stringify(reader.token)}`,
      ...(body && { 'content-type': 'application/json;charset=utf-8' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const read = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;

interface Shown {
  id: number;
  slug: string;
  price: number;
  qty: number;
  isInWishlist: boolean;
  isInCart: boolean;
}
interface List {
  products: Shown[];
  total: number;
}
const shopPage = '/apps/ecommerce/products?q=&sortBy=featured&perPage=9&page=1';

describe('the shop', () => {
  test('is read with every parameter, empty or not', async () => {
    const { products, total } = await read<List>(shopPage);
    expect([products.map(({ id }) => id), total]).toEqual([[cap.id, mug.id], 2]);
    for (const { id, slug, price } of products) {
      // The page of a product takes its number from its address, and reckons with its price.
      expect(Number(slug.slice(slug.lastIndexOf('-') + 1))).toBe(id);
      expect(price.toFixed(2)).toBe(id === mug.id ? '339.99' : '12.90');
    }
    const byPrice = '/apps/ecommerce/products?q=&sortBy=price-desc&perPage=1&page=2';
    expect(await read<List>(byPrice)).toMatchObject({ products: [{ id: cap.id }], total: 2 });
  });

  test('hearts come from lists as numbers, from a product as text, and go by the product', async () => {
    for (const productId of [cap.id, String(mug.id)]) {
      const added = await ask('/apps/ecommerce/wishlist', { method: 'POST', body: { productId } });
      expect(added.status).toBe(201);
    }
    const wished = async () =>
      (await read<List>('/apps/ecommerce/wishlist')).products.map(({ id }) => id);
    expect(await wished()).toEqual([cap.id, mug.id]);
    const { product } = await read<{ product: Shown }>(`/apps/ecommerce/products/${mug.id}`);
    expect(product).toMatchObject({ isInWishlist: true, isInCart: false });
    for (const _ of ['once', 'again']) {
      const gone = await ask(`/apps/ecommerce/wishlist/${cap.id}`, { method: 'DELETE' });
      expect(gone.status).toBe(200);
    }
    expect(await wished()).toEqual([mug.id]);
  });

  test('a list that is asked for while something is put in is a whole list all the same', async () => {
    const body = { productId: cap.id };
    const [added, meanwhile] = await Promise.all([
      ask('/apps/ecommerce/cart', { method: 'POST', body }),
      read<List>('/apps/ecommerce/cart'),
    ]);
    expect(added.status).toBe(201);
    expect([0, 1]).toContain(meanwhile.products.length);
    const { products } = await read<List>('/apps/ecommerce/cart');
    expect(products).toMatchObject([{ id: cap.id, qty: 1, price: 12.9, isInWishlist: false }]);
    const shown = await read<List & { userCart: object[]; userWishlist: object[] }>(shopPage);
    expect(shown).toMatchObject({
      products: [{ isInCart: true }, { isInCart: false }],
      userCart: [{ id: expect.any(Number) as number, productId: cap.id, qty: 1 }],
      userWishlist: [],
    });
  });

  test('a product that is not there is one', async () => {
    expect((await ask('/apps/ecommerce/products/999999999')).status).toBe(404);
  });
});

test('the wishlist is a page for who opens it and a list for who calls it', async () => {
  const page = await fetch(`${address}/apps/ecommerce/wishlist`, { headers: browser });
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(await page.text()).toContain('The app');
  const list = await ask('/apps/ecommerce/wishlist');
  expect(await list.json()).toEqual({ products: [] });
  const stranger = await fetch(`${address}/apps/ecommerce/wishlist`, { headers: axios });
  expect(stranger.status).toBe(401);
  // Who keeps one does not show it for the other.
  for (const { headers } of [page, list]) {
    const isKept = !/no-store/.test(headers.get('cache-control') ?? '');
    expect(isKept && !/accept/i.test(headers.get('vary') ?? '')).toBe(false);
  }
});

test('what is owed of an invoice is a nought, or words with their sign', async () => {
  const dollars = { currency: 'USD', lines: [] };
  const line = { description: 'Seat', quantity: 1, discount: null, taxRate: 0, taxReason: null };
  const invoices = [0, 1, 2].map(() => ({ ...dollars, lines: [{ ...line, unitPrice: 72_400 }] }));
  const [open, paid, over] = [
    await anInvoice(app, admin, invoices[0]),
    await anInvoice(app, admin, invoices[1]),
    await anInvoice(app, admin, invoices[2]),
  ];
  await aPayment(app, admin, { invoiceId: paid.id, amount: 72_400 });
  await aPayment(app, admin, { invoiceId: over.id, amount: 92_900 });
  reader = admin;
  const { invoices: found } = await read<{
    invoices: { id: number; balance: unknown; invoiceStatus: string; total: number }[];
  }>('/apps/invoice/invoices');
  expect(found).toMatchObject([
    { id: over.id, balance: '-$205', invoiceStatus: 'Paid', total: 724 },
    { id: paid.id, balance: 0, invoiceStatus: 'Paid', total: 724 },
    { id: open.id, balance: '$724', invoiceStatus: 'Sent', total: 724 },
  ]);
  const detail = await read(`/api/invoice/invoices/${open.id}`);
  expect(detail).toMatchObject({ invoice: { id: open.id }, paymentDetails: { totalDue: '$724' } });
});
