import { useTranslations } from 'use-intl';

/** The words around a picture that is chosen, replaced or taken away. */
export function usePictureWords() {
  const t = useTranslations('speakers.picture');
  return {
    add: t('add'),
    change: t('change'),
    remove: t('remove'),
    askTitle: t('askTitle'),
    askText: t('askText'),
    stay: t('stay'),
  };
}
