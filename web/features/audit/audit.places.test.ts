import { expect, test } from 'vitest';
import { auditQueryOf, readAuditSearch } from './audit.places.ts';

test('reads what an address can say, and nothing else', () => {
  const search = { person: '7', action: 'people.changed', from: '2026-11-01', to: '2026-11-30' };
  expect(readAuditSearch({ ...search, more: 'x' })).toEqual(search);
  const wrong = { person: '-1', action: "a' or 1", from: '2026-13-01', to: 'soon' };
  expect(readAuditSearch(wrong)).toEqual({});
});

test('days are the reader’s, and the last one is included', () => {
  const { from, to } = auditQueryOf({ from: '2026-11-21', to: '2026-11-21' });
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000);
  expect(new Date(from ?? '').getHours()).toBe(0);
});
