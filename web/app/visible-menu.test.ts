import { IconUser } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { abilitiesOf } from '../platform/abilities.ts';
import type { MenuLink, MenuSection } from './menu.ts';
import { visibleMenu } from './visible-menu.ts';

const forOrganisers: MenuLink = {
  label: 'todo',
  link: { to: '/' },
  under: '/a',
  needs: ['manage', 'all'],
};
const forAll: MenuLink = { label: 'accessControl', link: { to: '/' }, under: '/b' };
const group = (...links: MenuLink[]) => ({ label: 'todo', icon: IconUser, links }) as const;

const menu: MenuSection[] = [
  { label: 'organiser', entries: [{ ...forOrganisers, icon: IconUser }, group(forOrganisers)] },
  { label: 'apps', entries: [group(forOrganisers, forAll), { ...forAll, icon: IconUser }] },
  { label: 'account', entries: [] },
];

test('an organiser sees all there is, and no empty section', () => {
  const can = abilitiesOf({ ability: [{ action: 'manage', subject: 'all' }] });
  expect(visibleMenu(menu, { can, isStaff: false })).toEqual(menu.slice(0, 2));
});

test('an attendee sees no closed door, and no group of closed doors', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  expect(visibleMenu(menu, { can, isStaff: false })).toEqual([
    { label: 'apps', entries: [group(forAll), { ...forAll, icon: IconUser }] },
  ]);
});

test('only who works at a booth is led to it', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  const booths = { ...forAll, icon: IconUser, isForStaff: true } as const;
  const menuWithBooths: MenuSection[] = [{ label: 'attendee', entries: [booths] }];
  expect(visibleMenu(menuWithBooths, { can, isStaff: false })).toEqual([]);
  expect(visibleMenu(menuWithBooths, { can, isStaff: true })).toEqual(menuWithBooths);
});
