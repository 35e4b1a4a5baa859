import { expect, test } from 'vitest';
import { aNotice } from '../../testing/a-notice.ts';
import { isWorthSaying } from './notifications.saying.ts';

test('what is counted on, or is in sight, is not said again', () => {
  expect(isWorthSaying(aNotice(1), '/venue')).toBe(true);
  expect(isWorthSaying(aNotice(1, { count: 2 }), '/venue')).toBe(false);
  expect(isWorthSaying(aNotice(1), '/comet-chat/4')).toBe(false);
});
