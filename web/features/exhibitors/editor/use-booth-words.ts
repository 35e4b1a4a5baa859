import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { sessionsOptions } from '../booths/booths.api.ts';
import { sayLink, sayProduct } from './editor.difference.ts';
import type { BoothFields } from './editor.editing.ts';

/** What is said in a booth, in words. */
export function useBoothWords(slug: string | undefined): FieldWords<keyof BoothFields> {
  const t = useTranslations('exhibitors');
  const format = useFormatter();
  const words = useWords();
  const { data = [] } = useQuery({ ...sessionsOptions(slug ?? ''), enabled: slug !== undefined });
  const sayers: Partial<{ [N in keyof BoothFields]: (value: BoothFields[N]) => string }> = {
    links: (links) => format.list(links.map(sayLink)),
    products: (products) => format.list(products.map(sayProduct)),
    sessionId: (id) =>
      id === null
        ? t('editor.noSession')
        : words(data.find((one) => one.id === id)?.title ?? {}) || t('editor.otherSession'),
  };
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) =>
      (sayers[name] as ((value: unknown) => string) | undefined)?.(value) || undefined,
  };
}
