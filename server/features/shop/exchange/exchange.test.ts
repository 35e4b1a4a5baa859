import type { Product, ProductImportPlan, ProductPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { aProduct, aVariant, inSizes } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const fileOf = (content: string) => ({ type: 'text/csv', bytes: Buffer.from(content) });
const look = (content: string) =>
  app.call('POST /api/shop/import/preview', { token: admin.token, file: fileOf(content) });
const planOf = async (content: string) => (await look(content)).body as ProductImportPlan;
const bring = (content: string, digest: string) =>
  app.call('POST /api/shop/import', {
    token: admin.token,
    query: { digest },
    file: fileOf(content),
  });
const bringIn = async (content: string) => bring(content, (await planOf(content)).digest);
const taken = async () => (await app.call('GET /api/shop/export.csv', { token: admin.token })).text;
const all = async () =>
  (
    (await app.call('GET /api/shop/catalogue', { token: admin.token, query: { sort: 'created' } }))
      .body as ProductPage
  ).products;
const read = async (id = 0) =>
  (
    await app.call('GET /api/shop/catalogue/:productId', {
      token: admin.token,
      params: { productId: id },
    })
  ).body as Product;
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

const table = `name,brand,categories,state,tax_rate,discount,option_1,value_1,sku,price,stock
Mug,Horizon,Drinkware; Gifts,on sale,19,,,,MUG-1,12.90,40
Shirt,Nord,,hidden,"7,5 %",10,Size,M,SH-M,"25,00",3
,,,,,,,L,SH-L,29,
`;

describe('a table of products', () => {
  test('is looked at first, and then brought in as a whole', async () => {
    const plan = await planOf(table);
    expect(plan).toMatchObject({ faults: [], creates: 2, changes: 0 });
    expect(plan.lines).toEqual([
      { row: 2, name: 'Mug', variants: 1, what: 'create', fields: [] },
      { row: 3, name: 'Shirt', variants: 2, what: 'create', fields: [] },
    ]);
    expect(await all()).toEqual([]);
    expect((await bring(table, plan.digest)).body).toEqual({ created: 2, changed: 0 });
    const [mug, shirt] = await all();
    expect(await read(mug?.id)).toMatchObject({
      state: 'on_sale',
      categories: ['Drinkware', 'Gifts'],
      variants: [{ sku: 'MUG-1', listPrice: 1_290, stock: 40 }],
    });
    expect(await read(shirt?.id)).toMatchObject({
      taxRate: 750,
      optionNames: ['Size'],
      variants: [
        { values: ['M'], listPrice: 2_500, price: 2_250, stock: 3 },
        { values: ['L'], listPrice: 2_900, stock: null },
      ],
    });
  });

  test.each([
    [',9,', 'name_missing'],
    ['Mug,x,', 'price_wrong'],
    ['Mug,-1,', 'price_wrong'],
    ['Mug,1.005,', 'price_wrong'],
    ['Mug,1e9,', 'price_wrong'],
    ['Mug,1,-1', 'stock_wrong'],
    ['Mug,1,0.5', 'stock_wrong'],
    ['Mug,1,1e9', 'stock_wrong'],
    [`${'x'.repeat(201)},1,`, 'text_long'],
    ['Mug,1,\nMug,2,', 'variant_double'],
  ])('with %j is told what is wrong with it', async (line, code) => {
    const content = `name,price,stock\n${line}\n`;
    const { faults, digest } = await planOf(content);
    expect(faults).toMatchObject([{ row: 2, code }]);
    expect(codeOf(await bring(content, digest))).toBe('shop.import_faulty');
    expect(await all()).toEqual([]);
  });

  test.each([
    ['title,minutes\nA,1\n', 'no columns'],
    ['name,price\n', 'no product'],
    ['\u0000\u0001', 'no columns'],
  ])('that is %j is none', async (content, detail) => {
    const answer = await look(content);
    expect(codeOf(answer)).toBe('shop.import_unreadable');
    expect(answer.text).toContain(detail);
  });

  test('that names products of another organisation, or a number twice, is refused', async () => {
    const stranger = await anAdmin(app, 'Someone Else');
    const { id } = await aProduct(app, stranger);
    await aProduct(app, admin, { variants: [aVariant({ sku: 'MUG-1' })] });
    const content = `id,name,price,sku\n${id},Mug,1,\n,Cup,2,mug-1\n,Pin,2,P\n,Pen,2,p\n`;
    expect((await planOf(content)).faults).toEqual([
      { row: 2, code: 'id_unknown', value: String(id) },
      { row: 3, code: 'sku_double', value: 'mug-1' },
      { row: 5, code: 'sku_double', value: 'p' },
    ]);
  });

  test('is brought in only as it was looked at', async () => {
    const { id } = await aProduct(app, admin);
    const content = `id,name,price\n${id},Cup,5\n`;
    const { digest } = await planOf(content);
    await app.call('PATCH /api/shop/catalogue/:productId', {
      token: admin.token,
      params: { productId: id },
      body: { version: 1, brand: 'Other' },
    });
    expect(codeOf(await bring(content, digest))).toBe('shop.changed_since');
    expect((await read(id)).name).toBe('Summit mug');
  });
});

describe('what goes out', () => {
  test('comes in again as it was', async () => {
    await aProduct(app, admin, { name: 'Mug "large", blue\nand green', description: '<p>é</p>' });
    await aProduct(app, admin, { name: 'Shirt', ...inSizes(), discount: 1_250 });
    const content = await taken();
    expect(await planOf(content)).toMatchObject({
      faults: [],
      creates: 0,
      changes: 0,
      lines: [{ what: 'same' }, { what: 'same', variants: 2 }],
    });
  });

  test('changes what was changed in it, and keeps the variants', async () => {
    const shirt = await aProduct(app, admin, { name: 'Shirt', ...inSizes() });
    const content = (await taken()).replace('Shirt', 'Jersey').replace('25.00', '26.00');
    expect((await planOf(content)).lines).toMatchObject([
      { what: 'change', fields: ['name', 'variants'] },
    ]);
    expect((await bringIn(content)).body).toEqual({ created: 0, changed: 1 });
    const after = await read(shirt.id);
    expect(after.variants.map(({ id }) => id)).toEqual(shirt.variants.map(({ id }) => id));
    expect(after).toMatchObject({ name: 'Jersey', variants: [{ listPrice: 2_600 }, {}] });
  });

  test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\tx', '＝1'])(
    'with the name %j is no formula, and comes in again as it was',
    async (name) => {
      await aProduct(app, admin, { name });
      const content = await taken();
      expect(content).toContain(`'${name}`);
      expect(content).not.toMatch(/[\n,"][=+@＝]/);
      const { faults } = await planOf(content);
      expect(faults).toEqual([]);
    },
  );
});
