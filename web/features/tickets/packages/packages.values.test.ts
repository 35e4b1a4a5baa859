import { expect, test } from 'vitest';
import { blankTicket } from '../tickets.values.ts';
import { lacksPackage, tidyGives, usualGives } from './packages.values.ts';

const { gives: nothing } = blankTicket;

test('what a kind gives fits it', () => {
  const packages = [{ id: 4, name: {} }];
  expect(usualGives('booth', nothing, packages)).toMatchObject({ boothTier: 'silver' });
  expect(usualGives('sponsor', nothing, packages)).toMatchObject({ sponsorPackageId: 4 });
  const gold = { boothTier: 'gold', sponsorPackageId: null, passTicketId: 3, passes: 2 } as const;
  expect(usualGives('booth', gold, packages)).toEqual(gold);
  expect(usualGives('ticket', gold, packages)).toEqual(nothing);
});

test('passes need a ticket, and a ticket needs passes', () => {
  expect(tidyGives({ ...nothing, passTicketId: 3, passes: 0 })).toEqual(nothing);
  expect(tidyGives({ ...nothing, passTicketId: null, passes: 2 })).toEqual(nothing);
  expect(tidyGives({ ...nothing, passTicketId: 3, passes: 2 })).toMatchObject({ passes: 2 });
});

test('a sponsor package that is gone is asked for', () => {
  expect(lacksPackage({ kind: 'sponsor', gives: nothing })).toBe(true);
  expect(lacksPackage({ kind: 'booth', gives: nothing })).toBe(false);
});
