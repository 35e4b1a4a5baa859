import type { Addressable } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Addressed } from './addressed.ts';

type Group = Addressable['groups'][number];

/** How people and groups are called, in the reader's language. */
export function useAddresseeWords() {
  const t = useTranslations('addressees');
  return {
    ofGroup: ({ group, kind, eventName, count }: Group): Addressed => ({
      group,
      count,
      name: t(`groups.${kind}`, { eventName }),
    }),
    nameOf: (one: Addressed): string => one.name || ('email' in one ? one.email : ''),
    /** A second line: what tells two of the same name apart. */
    aboutOf: (one: Addressed): string => {
      if ('group' in one) return t('count', { count: one.count });
      const about = 'about' in one ? one.about : '';
      return [about, one.name ? one.email : ''].filter(Boolean).join(' · ');
    },
  };
}
