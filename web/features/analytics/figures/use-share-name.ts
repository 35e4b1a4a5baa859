import type { ShareKind } from '@plenum/contract';
import { viewedScreens } from '@plenum/contract/kernel/viewed-screens.ts';
import { useLocale, useTranslations } from 'use-intl';

/** What people call a device, a country, a source or a page that was opened. */
export function useShareName(): (of: ShareKind, name: string) => string {
  const t = useTranslations('analytics.shares');
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (of, name) => {
    if (of === 'device') return t(`device.${deviceOf(name)}`);
    if (of === 'screen') return t(`screen.${screenOf(name)}`);
    if (of === 'source') return name === '' ? t('direct') : name;
    return name === '' ? t('unknown') : (countries.of(name) ?? name);
  };
}

const devices = ['desk', 'tablet', 'phone'] as const;
const deviceOf = (name: string) => devices.find((one) => one === name) ?? 'desk';

const screenOf = (name: string) => viewedScreens.find((one) => one === name) ?? 'other';
