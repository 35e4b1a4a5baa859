import type { Route, RouteKey } from '@plenum/contract';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { type Actor, anAdmin } from './testing/builders.ts';
import { fileOf, fileParts, ofLength, textParts } from './testing/growth/attacks.ts';
import { type Field, fieldsOf, withAt } from './testing/growth/fields.ts';
import { growthOf as climb, steepest } from './testing/growth/growth.ts';
import { inputFor, ownIds, table } from './testing/route-table.ts';
import { arbitraryOf } from './testing/sample.ts';
import { type CallInput, openTestApp, type TestApp } from './testing/test-app.ts';

/** Every text, list and file a person can send, as long as the contract takes it: no call takes longer than it is long. */

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 60 };
  const names = ['sign-in', 'sign-up', 'renew', 'account', 'link', 'forgotten', 'passkey'] as const;
  const more = ['count', 'fetch', 'invite', 'post', 'mail-asked', 'mail-address'] as const;
  app = await openTestApp({
    limits: Object.fromEntries([...names, ...more].map((name) => [name, many])),
  });
  admin = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
});
afterAll(() => app.close());

/** So much of a processor nobody else misses. */
const nothingMs = 100;

/** Too long, or not what it should be. */
const refusals = [413, 422];

const growthOf = (
  key: RouteKey,
  inputAt: (share: number) => CallInput,
  isRefused = false,
): Promise<number> =>
  climb(
    async (share) => {
      const { status, text } = await app.call(key, { token: admin.token, ...inputAt(share) });
      if (isRefused) expect(refusals, text.slice(0, 300)).toContain(status);
      expect(status, text.slice(0, 300)).not.toBe(500);
    },
    { nothingMs },
  );

const said = (text: string) => JSON.stringify(text);

function attacksOn({ kind, most, items }: Field): [string, (share: number) => unknown][] {
  if (kind === 'text') {
    return textParts(most).map((part) => [said(part), (share) => ofLength(part, most * share)]);
  }
  const all = fc.sample(arbitraryOf(items as TSchema), most);
  return [['many', (share) => all.slice(0, Math.ceil(most * share))]];
}

const forms = new Set<string>();

/** One for each form: wherever it stands, the same expression of the contract's looks at it and says no. */
function isNew({ form }: Field): boolean {
  if (!form) return true;
  const isFirst = !forms.has(form);
  forms.add(form);
  return isFirst;
}

const withFields = table
  .map(([key, route]) => ({ key, route, fields: fieldsOf(route).filter(isNew) }))
  .filter(({ fields }) => fields.length > 0);
const withFiles = table.flatMap(([key, route]) =>
  route.upload ? [{ key, route, upload: route.upload }] : [],
);

const usual = async (route: Route) => {
  const ids = await ownIds(app, admin, route);
  return inputFor(route, ({ path }) => ids.get(path));
};

describe.each(withFields)('$key', ({ key, route, fields }) => {
  test.each(fields)('takes no longer than $path is long', async (field) => {
    const input = await usual(route);
    for (const [part, valueAt] of attacksOn(field)) {
      const inputAt = (share: number) => withAt(input, field.path, valueAt(share));
      const growth = await growthOf(key, inputAt, Boolean(field.form));
      expect(growth, `made of ${part}`).toBeLessThan(steepest);
    }
  });
});

describe.each(withFiles)('$key', ({ key, route, upload }) => {
  test.each(upload.types.map((type) => ({ type })))(
    'takes no longer than a file of $type is long',
    async ({ type }) => {
      const input = await usual(route);
      const most = Math.min(upload.maxBytes, 1_000_000);
      for (const part of fileParts[type] ?? fileParts['text/plain'] ?? []) {
        const growth = await growthOf(key, (share) => ({
          ...input,
          file: { type, bytes: fileOf(type, part, most * share) },
        }));
        expect(growth, `made of ${said(part)}`).toBeLessThan(steepest);
      }
    },
  );
});

test('there is much to be said', () => {
  expect(withFields.flatMap(({ fields }) => fields).length).toBeGreaterThan(300);
  expect(withFiles.length).toBeGreaterThan(12);
});
