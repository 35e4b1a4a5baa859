import { IconUser } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { abilitiesOf } from '../platform/abilities.ts';
import type { MenuLink, MenuSection } from './menu-shape.ts';
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
  expect(visibleMenu(menu, { can, isStaff: false, isModerator: false })).toEqual(menu.slice(0, 2));
});

test('an attendee sees no closed door, and no group of closed doors', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  expect(visibleMenu(menu, { can, isStaff: false, isModerator: false })).toEqual([
    { label: 'apps', entries: [group(forAll), { ...forAll, icon: IconUser }] },
  ]);
});

test('only who works at a booth is led to it', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  const booths = { ...forAll, icon: IconUser, isForStaff: true } as const;
  const menuWithBooths: MenuSection[] = [{ label: 'attendee', entries: [booths] }];
  expect(visibleMenu(menuWithBooths, { can, isStaff: false, isModerator: false })).toEqual([]);
  expect(visibleMenu(menuWithBooths, { can, isStaff: true, isModerator: false })).toEqual(
    menuWithBooths,
  );
});

test('only who keeps order in the event is led to its desk', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  const desk = { ...forAll, icon: IconUser, isForModerators: true } as const;
  const menuWithDesk: MenuSection[] = [{ label: 'organiser', entries: [desk] }];
  const seen = (isModerator: boolean) =>
    visibleMenu(menuWithDesk, { can, isStaff: false, isModerator });
  expect([seen(false), seen(true)]).toEqual([[], menuWithDesk]);
});
