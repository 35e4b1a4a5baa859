import {
  type Icon,
  IconAdjustments,
  IconApps,
  IconCalendar,
  IconCalendarEvent,
  IconDoor,
  IconForms,
  IconLanguage,
  IconPalette,
  IconRoute,
  IconSpeakerphone,
  IconTicket,
  IconUsers,
  IconUserStar,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { SideTabs } from '../../../ui/page/side-tabs.tsx';
import { type SetupGroup, setupGroups, type SetupTab } from '../events.places.ts';

const icons: Readonly<Record<SetupTab, Icon>> = {
  basics: IconForms,
  dates: IconCalendar,
  languages: IconLanguage,
  branding: IconPalette,
  rooms: IconDoor,
  tracks: IconRoute,
  rules: IconAdjustments,
  modules: IconApps,
  registration: IconTicket,
  team: IconUserStar,
  attendees: IconUsers,
  announcements: IconSpeakerphone,
  events: IconCalendarEvent,
};

const groups: readonly SetupGroup[] = ['event', 'program', 'people', 'all'];

/** The parts of an event's set-up. */
export function HubSide() {
  const t = useTranslations('events');
  const shown = groups.map((group) => ({
    label: t(`groups.${group}`),
    tabs: setupGroups[group].map((tab) => ({
      label: t(`tabs.${tab}`),
      icon: icons[tab],
      link: {
        to: '/conference-platform' as const,
        search: { tab: tab === 'basics' ? undefined : tab },
      },
    })),
  }));
  return <SideTabs label={t('parts')} groups={shown} />;
}
