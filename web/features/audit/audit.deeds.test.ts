import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deeds, groups, isDeed } from './audit.deeds.ts';

const features = join(import.meta.dirname, '../../../server/features');

const recorded = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(features, file), 'utf8').matchAll(
      /(?:action: |deedAbout\(|person, )'(\w+\.\w+)'/g,
    ),
  ])
  .map(([, action = '']) => action);

test('everything the server records is said in words', () => {
  expect(recorded).not.toEqual([]);
  expect(recorded.filter((action) => !isDeed(action))).toEqual([]);
});

test('every group has a name', () => {
  expect(new Set(deeds.map((deed) => deed.split('.')[0]))).toEqual(new Set(groups));
});
