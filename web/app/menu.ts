import {
  type Icon,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconCalendarStar,
  IconCalendarTime,
  IconChecklist,
  IconDoorEnter,
  IconHeartHandshake,
  IconId,
  IconLifebuoy,
  IconLayoutDashboard,
  IconMessage,
  IconMessages,
  IconMicrophone2,
  IconPresentation,
  IconSearch,
  IconSettings,
  IconShieldCheck,
  IconGavel,
  IconUserCircle,
  IconUserCog,
  IconTable,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { UnseenChats } from '@plenum/contract';
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
  /** Only for those who work at a booth. */
  isForStaff?: true;
  /** Only for those who keep order in the current event. */
  isForModerators?: true;
  /** What waits behind it is counted. */
  badge?: keyof UnseenChats;
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
        label: 'conferencePlatform',
        icon: IconPresentation,
        link: { to: '/conference-platform' },
        under: '/conference-platform',
        needs: ['manage', 'all'],
      },
      {
        label: 'exhibitors',
        icon: IconBuildingStore,
        links: [
          {
            label: 'exhibitorsPlatinum',
            link: { to: '/exhibitors/$tier', params: { tier: 'platinum' } },
            under: '/exhibitors/platinum',
            needs: ['manage', 'all'],
          },
          {
            label: 'exhibitorsGold',
            link: { to: '/exhibitors/$tier', params: { tier: 'gold' } },
            under: '/exhibitors/gold',
            needs: ['manage', 'all'],
          },
          {
            label: 'exhibitorsSilver',
            link: { to: '/exhibitors/$tier', params: { tier: 'silver' } },
            under: '/exhibitors/silver',
            needs: ['manage', 'all'],
          },
        ],
      },
      {
        label: 'sponsors',
        icon: IconHeartHandshake,
        link: { to: '/sponsors' },
        under: '/sponsors',
        needs: ['manage', 'all'],
      },
      {
        label: 'agenda',
        icon: IconCalendarTime,
        link: { to: '/conference-agenda' },
        under: '/conference-agenda',
        needs: ['manage', 'all'],
      },
      {
        label: 'speakers',
        icon: IconMicrophone2,
        links: [
          {
            label: 'speakersKeynote',
            link: { to: '/speakers/$place', params: { place: 'keynote' } },
            under: '/speakers/keynote',
            needs: ['manage', 'all'],
          },
          {
            label: 'speakersCoChairs',
            link: { to: '/speakers/$place', params: { place: 'co-chairs' } },
            under: '/speakers/co-chairs',
            needs: ['manage', 'all'],
          },
          {
            label: 'speakersAll',
            link: { to: '/speakers/$place', params: { place: 'all' } },
            under: '/speakers/all',
            needs: ['manage', 'all'],
          },
        ],
      },
      {
        label: 'moderation',
        icon: IconGavel,
        link: { to: '/moderation' },
        under: '/moderation',
        isForModerators: true,
      },
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
  {
    label: 'attendee',
    entries: [
      { label: 'lobby', icon: IconDoorEnter, link: { to: '/venue' }, under: '/venue' },
      {
        label: 'conferenceProgram',
        icon: IconCalendarEvent,
        link: { to: '/conference-program' },
        under: '/conference-program',
      },
      {
        label: 'summitAgenda',
        icon: IconCalendarStar,
        link: { to: '/summit-agenda' },
        under: '/summit-agenda',
      },
      {
        label: 'exhibitHall',
        icon: IconBuildingStore,
        link: { to: '/exhibit-hall' },
        under: '/exhibit-hall',
      },
      {
        label: 'liveChat',
        icon: IconMessages,
        link: { to: '/live-chat' },
        under: '/live-chat',
        badge: 'channels',
      },
      {
        label: 'cometChat',
        icon: IconMessage,
        link: { to: '/comet-chat' },
        under: '/comet-chat',
        badge: 'private',
      },
      {
        label: 'adminChat',
        icon: IconLifebuoy,
        link: { to: '/admin-chat' },
        under: '/admin-chat',
        badge: 'help',
      },
      {
        label: 'peopleSearch',
        icon: IconSearch,
        link: { to: '/people-search' },
        under: '/people-search',
      },
      {
        label: 'attendeeSearch',
        icon: IconUserSearch,
        link: { to: '/attendee-search' },
        under: '/attendee-search',
      },
      {
        label: 'summitAttendees',
        icon: IconUsers,
        link: { to: '/summit-attendees' },
        under: '/summit-attendees',
      },
      {
        label: 'dropYourCard',
        icon: IconId,
        link: { to: '/drop-your-card' },
        under: '/drop-your-card',
      },
      {
        label: 'myProfile',
        icon: IconUserCircle,
        link: { to: '/my-profile' },
        under: '/my-profile',
      },
      {
        label: 'ownBooths',
        icon: IconBuildingWarehouse,
        link: { to: '/booths' },
        under: '/booths',
        badge: 'booths',
        isForStaff: true,
      },
    ],
  },
  {
    label: 'apps',
    entries: [
      { label: 'chat', icon: IconMessages, link: { to: '/apps/chat' }, under: '/apps/chat' },
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
