import { expect, test } from 'vitest';
import { screenAt } from './counting.screens.ts';

test.each([
  ['/e/horizon', 'event'],
  ['/e/horizon/', 'event'],
  ['/e/horizon/sessions/7', 'session'],
  ['/e/horizon/blog/first', 'blog'],
  ['/e/horizon/unheard', 'other'],
  ['/', 'home'],
  ['/venue', 'lobby'],
  ['/live-event', 'stage'],
  ['/exhibit-hall', 'hall'],
  ['/exhibit-hall/12', 'booth'],
  ['/apps/email/inbox/4', 'mail'],
  ['/apps/ecommerce/shop', 'shop'],
  ['/pages/profile', 'account'],
  ['/misc/error', 'other'],
])('%s is %s', (path, screen) => {
  expect(screenAt(path)).toBe(screen);
});
