import { expect, test } from 'vitest';
import type { Need } from '../../../platform/abilities.ts';
import { nextTagStep } from './tag-rule.ts';

const page = (...needs: (Need | undefined)[]) =>
  needs.map((need) => ({ staticData: need ? { needs: need } : {} }));
const everyones = page(undefined, undefined);
const readers = page(undefined, ['read', 'ACL']);
const organisers = page(undefined, ['manage', 'all'], undefined);

test.each([
  ['a page for everyone', everyones, 'unanswered', 'ask'],
  ['a page for everyone', everyones, 'yes', 'load'],
  ['a page for everyone', everyones, 'no', 'nothing'],
  ['a page that needs a lesser right', readers, 'yes', 'load'],
  ['below an organiser’s page', organisers, 'unanswered', 'nothing'],
  ['below an organiser’s page', organisers, 'yes', 'nothing'],
  ['below an organiser’s page', organisers, 'no', 'nothing'],
] as const)('%s (%j) with the answer %s: %s', (_name, matches, answer, step) => {
  expect(nextTagStep(matches, answer)).toBe(step);
});
