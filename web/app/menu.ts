import {
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCalendarStar,
  IconChecklist,
  IconDoorEnter,
  IconId,
  IconLifebuoy,
  IconLayoutDashboard,
  IconMail,
  IconMessage,
  IconMessages,
  IconSearch,
  IconShieldCheck,
  IconUserCircle,
  IconUserCog,
  IconTable,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import { organiserSection } from './menu-organiser.ts';
import type { MenuSection } from './menu-shape.ts';

/** The main menu, top to bottom. An entry is added when its screen is there. */
export const menu: readonly MenuSection[] = [
  {
    label: null,
    entries: [{ label: 'dashboard', icon: IconLayoutDashboard, link: { to: '/' }, under: '/' }],
  },
  organiserSection,
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
      {
        label: 'email',
        icon: IconMail,
        link: { to: '/apps/email' },
        under: '/apps/email',
        badge: 'email',
      },
      { label: 'chat', icon: IconMessages, link: { to: '/apps/chat' }, under: '/apps/chat' },
      {
        label: 'todo',
        icon: IconChecklist,
        link: { to: '/apps/todo/$filter', params: { filter: 'all' } },
        under: '/apps/todo',
      },
      {
        label: 'calendar',
        icon: IconCalendarMonth,
        link: { to: '/apps/calendar' },
        under: '/apps/calendar',
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
