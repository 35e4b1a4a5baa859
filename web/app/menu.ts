import {
  type Icon,
  IconChecklist,
  IconLayoutDashboard,
  IconSettings,
  IconShieldCheck,
  IconUserCog,
  IconTable,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Messages } from 'use-intl';
import type { Need } from '../platform/abilities.ts';

type MenuTexts = Messages['shell']['menu'];
type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

export interface MenuLink {
  /** Its text may name the organisation: "{shortName} Users". */
  label: Extract<keyof MenuTexts, string>;
  link: Place;
  /** The entry is marked on every page below this path. */
  under: string;
  /** Only for those who can; without it, for everyone signed in. */
  needs?: Need;
}

export interface MenuEntry extends MenuLink {
  icon: Icon;
}

/** Opens to show its links; its own needs are those of any of them. */
export interface MenuGroup {
  label: Extract<keyof MenuTexts, string>;
  icon: Icon;
  links: readonly MenuLink[];
}

export interface MenuSection {
  /** Null: what stands above all sections. */
  label: keyof Messages['shell']['menuSections'] | null;
  entries: readonly (MenuEntry | MenuGroup)[];
}

/** The main menu, top to bottom. An entry is added when its screen is there. */
export const menu: readonly MenuSection[] = [
  {
    label: null,
    entries: [{ label: 'dashboard', icon: IconLayoutDashboard, link: { to: '/' }, under: '/' }],
  },
  {
    label: 'organiser',
    entries: [
      {
        label: 'users',
        icon: IconUsersGroup,
        links: [
          {
            label: 'usersOrganisation',
            link: { to: '/users/organisation' },
            under: '/users/organisation',
            needs: ['manage', 'all'],
          },
          {
            label: 'usersConference',
            link: { to: '/users/conference' },
            under: '/users/conference',
            needs: ['manage', 'all'],
          },
        ],
      },
      {
        label: 'settings',
        icon: IconSettings,
        link: { to: '/settings' },
        under: '/settings',
        needs: ['manage', 'all'],
      },
    ],
  },
  { label: 'attendee', entries: [] },
  {
    label: 'apps',
    entries: [
      {
        label: 'todo',
        icon: IconChecklist,
        link: { to: '/apps/todo/$filter', params: { filter: 'all' } },
        under: '/apps/todo',
      },
      {
        label: 'userList',
        icon: IconUsers,
        link: { to: '/apps/user/list' },
        under: '/apps/user',
        needs: ['manage', 'all'],
      },
      {
        label: 'accessControl',
        icon: IconShieldCheck,
        link: { to: '/access-control' },
        under: '/access-control',
        needs: ['read', 'ACL'],
      },
      {
        label: 'sampleTable',
        icon: IconTable,
        link: { to: '/tables/sample' },
        under: '/tables/sample',
        needs: ['manage', 'all'],
      },
    ],
  },
  {
    label: 'account',
    entries: [
      {
        label: 'accountSettings',
        icon: IconUserCog,
        link: { to: '/pages/account-settings' },
        under: '/pages/account-settings',
      },
    ],
  },
];
