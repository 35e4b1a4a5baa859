import type { Party } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useLastSession } from '../../platform/session/session.ts';

/** Who it is from or to, in a few words. */
export function usePartyNames(): (parties: readonly Party[]) => string {
  const t = useTranslations('email');
  const format = useFormatter();
  const me = useLastSession()?.person.id;
  const nameOf = ({ personId, name, email }: Party) =>
    personId !== null && personId === me ? t('me') : name || email || t('unknown');
  return (parties) => format.list(parties.map(nameOf), { type: 'unit', style: 'short' });
}
