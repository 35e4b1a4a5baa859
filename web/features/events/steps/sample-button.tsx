import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSample } from './use-sample.ts';

/** For who would rather look around first. */
export function SampleButton() {
  const t = useTranslations('first-steps.sample');
  const { making } = useSample();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={making.isPending}
      onClick={() => making.mutate()}
    >
      {t('load')}
    </Button>
  );
}
