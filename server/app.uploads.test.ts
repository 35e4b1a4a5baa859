import type { Route } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { type Actor, anAdmin } from './testing/builders.ts';
import { proveAddress } from './testing/chat/desks.ts';
import { inputFor, namesMore, ownIds, table } from './testing/route-table.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { tinyPicture } from './testing/tiny-picture.ts';

/** Whatever is brought in comes out as what it was declared to be, and nothing that a browser runs. */

const script = '<script>window.hurt=1</script>';
const hostile = {
  'a drawing that runs': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  'a page': `<!doctype html><html>${script}</html>`,
  'a page that begins like a GIF': `GIF89a/*${script}*/=1`,
  'a picture cut off': tinyPicture.bytes.subarray(0, 30),
};
const withMore = Buffer.concat([tinyPicture.bytes, Buffer.from(script)]);
const runnable = ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'];

const brought = table.flatMap(([key, { upload, access }]) =>
  upload && access !== 'public' ? [{ key, types: upload.types }] : [],
);
const pictures = brought.filter(
  ({ key, types }) => !namesMore.has(key) && types.every((type) => type.startsWith('image/')),
);

let app: TestApp;
let organiser: Actor;

beforeAll(async () => {
  app = await openTestApp();
  organiser = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, organiser.person.id);
  await proveAddress(app, organiser);
});
afterAll(() => app.close());

const routes = new Map<string, Route>(table);
async function bring(key: (typeof brought)[number]['key'], type: string, bytes: Buffer | string) {
  const route = routes.get(key) as Route;
  const ids = await ownIds(app, organiser, route);
  const input = inputFor(route, ({ path }) => ids.get(path));
  const file = { type, bytes: Buffer.from(bytes) };
  return app.call(key, { token: organiser.token, ...input, file });
}

test('there are such routes', () => {
  expect(brought.length).toBeGreaterThan(pictures.length);
  expect(pictures.length).toBeGreaterThan(8);
});

describe('what would run in a browser', () => {
  test.each(brought)('$key takes no type of it', async ({ key }) => {
    for (const type of runnable) {
      const { status } = await bring(key, type, hostile['a page']);
      expect([type, status]).toEqual([type, 415]);
    }
  });

  test.each(pictures)('$key takes it under no other name', async ({ key, types }) => {
    for (const [what, bytes] of Object.entries(hostile)) {
      for (const type of types) {
        const { status, body } = await bring(key, type, bytes);
        const problem = expect.objectContaining({ code: 'files.not_a_picture' });
        expect([what, type, status, body]).toEqual([what, type, 422, problem]);
      }
    }
  });

  test.each(pictures)('$key leaves out what hangs on a picture', async ({ key }) => {
    const { status, text } = await bring(key, 'image/png', withMore);
    expect(status).toBeLessThan(300);
    const addresses = text.match(/\/api\/files\/pictures\/[\w.-]+/g) ?? [];
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      const { headers, rawPayload } = await app.http.inject({ url: address });
      expect(headers['content-type']).toMatch(/^image\/(webp|png|jpeg)$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(rawPayload.includes('hurt')).toBe(false);
    }
  });
});
