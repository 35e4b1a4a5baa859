import {
  IconCalendarPlus,
  IconFileImport,
  IconLanguage,
  IconMoon,
  IconPlus,
  IconSend,
  IconSun,
  IconUserPlus,
} from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Deed } from '../../../features/search/search.deeds.ts';
import { useCan } from '../../../platform/abilities.ts';
import { locales } from '../../../platform/config.ts';
import { deviceSettings } from '../../../platform/device-settings.ts';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { isDeviceDark, useIsDark } from '../../../platform/look/colour-scheme.ts';
import type { Place } from '../../../platform/named-page.ts';
import { leaveDark, switchLanguage } from './switches.ts';
import { useExportDeeds } from './use-export-deeds.ts';

const organising = ['manage', 'all'] as const;

interface PlacedDeed {
  name: 'newSession' | 'invite' | 'publishProgram' | 'publishEvent' | 'importProgram';
  icon: Deed['icon'];
  place: Place;
}

/** What organisers do with an event, each where it is done. */
const inEvent: readonly PlacedDeed[] = [
  {
    name: 'newSession',
    icon: IconPlus,
    place: { to: '/conference-agenda', search: { session: 'next' } },
  },
  {
    name: 'invite',
    icon: IconUserPlus,
    place: { to: '/conference-platform', search: { tab: 'attendees' } },
  },
  {
    name: 'publishProgram',
    icon: IconSend,
    place: { to: '/conference-agenda', search: { panel: 'publish' } },
  },
  { name: 'publishEvent', icon: IconSend, place: { to: '/conference-platform', search: {} } },
  {
    name: 'importProgram',
    icon: IconFileImport,
    place: { to: '/conference-agenda', search: { import: 'file' } },
  },
];

/** What the device prefers anyway is kept as "follow the device". */
function switchColours(client: QueryClient, next: 'light' | 'dark'): void {
  const isUsual = (next === 'dark') === isDeviceDark();
  deviceSettings.colourScheme.set(isUsual ? 'auto' : next);
  leaveDark(client, next);
}

/** What this person can do from wherever they are, in words. */
export function useDeeds(): Deed[] {
  const t = useTranslations('deeds');
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isOrganiser = useCan()(organising);
  const hasEvent = Boolean(useCurrentEvent().event);
  const isDark = useIsDark();
  const exports = useExportDeeds();
  return useMemo(() => {
    const go = (place: Place) => () => void navigate(place);
    const placed = ({ name, icon, place }: PlacedDeed): Deed => ({
      name,
      label: t(`names.${name}`),
      words: t(`words.${name}`),
      icon,
      run: go(place),
    });
    const newEvent: Deed = {
      name: 'newEvent',
      label: t('names.newEvent'),
      words: t('words.newEvent'),
      icon: IconCalendarPlus,
      run: go({
        to: '/conference-platform',
        search: hasEvent ? { tab: 'events', create: '1' } : {},
      }),
    };
    const next = isDark ? 'light' : 'dark';
    const colours: Deed = {
      name: next,
      label: t(`names.${next}`),
      words: t(`words.${next}`),
      icon: isDark ? IconSun : IconMoon,
      run: () => switchColours(client, next),
    };
    const languages = locales
      .filter((one) => one !== locale)
      .map((one): Deed => {
        const language = new Intl.DisplayNames(one, { type: 'language' }).of(one) ?? one;
        return {
          name: `speak.${one}`,
          label: t('names.speak', { language }),
          words: t('words.speak'),
          icon: IconLanguage,
          run: () => switchLanguage(client, one),
        };
      });
    return [
      ...(isOrganiser && hasEvent ? [...inEvent.map(placed), ...exports] : []),
      ...(isOrganiser ? [newEvent] : []),
      colours,
      ...languages,
    ];
  }, [t, locale, navigate, client, isOrganiser, hasEvent, isDark, exports]);
}
