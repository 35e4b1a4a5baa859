import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../features');

/**
 * `for update` also shuts out whoever writes a row that refers to the locked one, and two who wait
 * crosswise for that end in a deadlock. It is right only where the row may be deleted after a look at
 * what refers to it, and nothing goes with it by cascade.
 */
const deletedAfterALook = [
  'events/events.queries.ts',
  'help/help.categories.queries.ts',
  'invoices/invoices.clients.queries.ts',
  'shop/shop.queries.ts',
];

test('rows are locked so that others can still refer to them', () => {
  const strict = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.queries.ts'))
    .filter((file) => /\bfor update\b/.test(readFileSync(join(features, file), 'utf8')));
  expect(strict.toSorted()).toEqual(deletedAfterALook);
});
