import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** A plain address and no route: the whole app starts anew. */
export function TryAgainLink() {
  const t = useTranslations('shell');
  return (
    <Button component="a" href="/" size="md">
      {t('retry')}
    </Button>
  );
}
