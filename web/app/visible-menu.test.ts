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
  { label: 'organise', entries: [{ ...forOrganisers, icon: IconUser }, group(forOrganisers)] },
  { label: 'apps', entries: [group(forOrganisers, forAll), { ...forAll, icon: IconUser }] },
  { label: 'chat', entries: [] },
];

test('an organiser sees all there is, and no empty section', () => {
  const can = abilitiesOf({ ability: [{ action: 'manage', subject: 'all' }] });
  expect(visibleMenu(menu, { can, isStaff: false, isModerator: false, hasEvent: true })).toEqual(
    menu.slice(0, 2),
  );
});

test('an attendee sees no closed door, and no group of closed doors', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  expect(visibleMenu(menu, { can, isStaff: false, isModerator: false, hasEvent: true })).toEqual([
    { label: 'apps', entries: [group(forAll), { ...forAll, icon: IconUser }] },
  ]);
});

test('only who works at a booth is led to it', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  const booths = { ...forAll, icon: IconUser, isForStaff: true } as const;
  const menuWithBooths: MenuSection[] = [{ label: 'people', entries: [booths] }];
  expect(
    visibleMenu(menuWithBooths, { can, isStaff: false, isModerator: false, hasEvent: true }),
  ).toEqual([]);
  expect(
    visibleMenu(menuWithBooths, { can, isStaff: true, isModerator: false, hasEvent: true }),
  ).toEqual(menuWithBooths);
});

test('only who keeps order in the event is led to its desk', () => {
  const can = abilitiesOf({ ability: [{ action: 'read', subject: 'Auth' }] });
  const desk = { ...forAll, icon: IconUser, isForModerators: true } as const;
  const menuWithDesk: MenuSection[] = [{ label: 'organise', entries: [desk] }];
  const seen = (isModerator: boolean) =>
    visibleMenu(menuWithDesk, { can, isStaff: false, isModerator, hasEvent: true });
  expect([seen(false), seen(true)]).toEqual([[], menuWithDesk]);
});

test('without an event nothing is offered that is about one', () => {
  const can = abilitiesOf({ ability: [{ action: 'manage', subject: 'all' }] });
  const about = { ...forOrganisers, needsEvent: true } as const;
  const menuWithEvent: MenuSection[] = [
    { label: 'organise', entries: [group(about), { ...about, icon: IconUser }] },
    { label: 'apps', entries: [group(about, forAll)] },
  ];
  const seen = (hasEvent: boolean) =>
    visibleMenu(menuWithEvent, { can, isStaff: false, isModerator: false, hasEvent });
  expect(seen(true)).toEqual(menuWithEvent);
  expect(seen(false)).toEqual([{ label: 'apps', entries: [group(forAll)] }]);
});
