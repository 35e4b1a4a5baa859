// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { safeNextPath } from './safe-next-path.ts';

test.each([
  '/',
  '/apps/todo/all',
  '/apps/todo/all?q=a%20b&task=2#top',
  '/apps//double',
  '/%0d%0aset-cookie:a',
])('%j is a place here', (next) => {
  expect(safeNextPath(next)).toBe(next);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  ' //evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'apps/todo',
  '@evil.example',
  '/a b',
  '/apps\\..\\..//evil',
  '',
  undefined,
  null,
  7,
  ['/apps'],
])('%j is not', (next) => {
  expect(safeNextPath(next)).toBeUndefined();
});
