import type { AuditEntry } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { deviceOf } from '../../platform/device-of.ts';
import { isDeed } from '@plenum/contract/features/audit/audit.deeds.schema.ts';

/** A name keeps its own direction inside a sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** What was done, as a sentence without the one who did it. */
export function useDeedWords() {
  const t = useTranslations('audit');
  const device = (agent: string) => {
    const { browser, system } = deviceOf(agent);
    if (browser && system) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
  return ({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string => {
    if (!isDeed(action)) {
      return t('unknownDeed', { action, subject: isolated(subject) });
    }
    const told = action === 'accounts.signed_in' ? device(subject) : subject || t('unnamed');
    return t(`deeds.${action}`, { subject: isolated(told) });
  };
}
