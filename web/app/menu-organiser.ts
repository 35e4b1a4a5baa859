import {
  IconBroadcast,
  IconBuildingStore,
  IconChartBar,
  IconFileImport,
  IconCalendarTime,
  IconHeartHandshake,
  IconMicrophone2,
  IconPresentation,
  IconSettings,
  IconGavel,
  IconTicket,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuSection } from './menu-shape.ts';

/** For who runs or moderates events. */
export const organiserSection: MenuSection = {
  label: 'organiser',
  entries: [
    {
      label: 'analytics',
      icon: IconChartBar,
      link: { to: '/dashboard/analytics' },
      under: '/dashboard/analytics',
      needs: ['manage', 'all'],
    },
    {
      label: 'conferencePlatform',
      icon: IconPresentation,
      link: { to: '/conference-platform' },
      under: '/conference-platform',
      needs: ['manage', 'all'],
    },
    {
      label: 'liveConference',
      icon: IconBroadcast,
      link: { to: '/live-conference' },
      under: '/live-conference',
      needs: ['manage', 'all'],
    },
    {
      label: 'bookings',
      icon: IconTicket,
      link: { to: '/bookings' },
      under: '/bookings',
      needs: ['manage', 'all'],
    },
    {
      label: 'imports',
      icon: IconFileImport,
      link: { to: '/imports' },
      under: '/imports',
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
};
