import { useTranslations } from 'use-intl';
import { deviceOf } from '../../../platform/device-of.ts';

/** "Firefox on Windows", as far as the browser tells. */
export function useDeviceName(): (agent: string) => string {
  const t = useTranslations('settings.sessions');
  return (agent) => {
    const { browser, system } = deviceOf(agent);
    if (browser && system) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
}
