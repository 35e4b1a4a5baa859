import { IconUser } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { trailTo } from './crumbs.ts';
import type { MenuSection } from './menu-shape.ts';

const todo = { label: 'todo', link: { to: '/' }, under: '/apps/todo' } as const;
const access = { label: 'accessControl', link: { to: '/' }, under: '/users/all' } as const;
const menu: MenuSection[] = [
  { label: 'organise', entries: [{ label: 'todo', icon: IconUser, links: [access] }] },
  { label: 'apps', entries: [{ ...todo, icon: IconUser }] },
];

test.each([
  ['/users/all', 'organise', 'todo', true],
  ['/users/all/7', 'organise', 'todo', false],
  ['/apps/todo', 'apps', null, true],
  ['/apps/todo/all', 'apps', null, false],
] as const)('%s stands under %s', (path, section, group, isHere) => {
  expect(trailTo(menu, path)).toMatchObject({ section, group, isHere });
});

test.each(['/', '/apps/todos', '/users'])('%s stands nowhere', (path) => {
  expect(trailTo(menu, path)).toBeNull();
});
