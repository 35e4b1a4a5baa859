import type { PageItem, Role } from '@plenum/contract';

interface Page extends Omit<PageItem, 'isBookmarked'> {
  /** Everyone signed in when not given. */
  role?: Role;
}

/** Every page there is to open by name. An id stays with its page for ever: marks are kept by it. */
export const pages: readonly Page[] = [
  { id: 1, target: 'dashboard', title: 'Dashboard', icon: 'Home', link: '/' },
  { id: 5, target: 'todo', title: 'To-do', icon: 'CheckSquare', link: '/apps/todo/all' },
  {
    id: 20,
    target: 'organisation-users',
    title: 'Organisation users',
    icon: 'UserCheck',
    link: '/users/organisation',
    role: 'admin',
  },
  {
    id: 21,
    target: 'conference-users',
    title: 'Conference users',
    icon: 'Users',
    link: '/users/conference',
    role: 'admin',
  },
  {
    id: 22,
    target: 'user-list',
    title: 'User list',
    icon: 'List',
    link: '/apps/user/list',
    role: 'admin',
  },
  {
    id: 23,
    target: 'settings',
    title: 'Settings',
    icon: 'Settings',
    link: '/settings',
    role: 'admin',
  },
  {
    id: 24,
    target: 'outbox',
    title: 'Outbox',
    icon: 'Inbox',
    link: '/settings/outbox',
    role: 'admin',
  },
  {
    id: 25,
    target: 'audit',
    title: 'Audit trail',
    icon: 'Activity',
    link: '/settings/audit',
    role: 'admin',
  },
  {
    id: 26,
    target: 'account-settings',
    title: 'Account settings',
    icon: 'User',
    link: '/pages/account-settings',
  },
  {
    id: 27,
    target: 'access-control',
    title: 'Access control',
    icon: 'Lock',
    link: '/access-control',
  },
  {
    id: 28,
    target: 'sample-table',
    title: 'Sample table',
    icon: 'Grid',
    link: '/tables/sample',
    role: 'admin',
  },
];

/** Email, chat, to-do, calendar: marked until a person chooses for themselves. */
export const usualMarks: readonly number[] = [3, 4, 5, 6];
