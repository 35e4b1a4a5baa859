import { Button } from '@mantine/core';
import { IconNews, IconZoomExclamation } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { hasBlogFilters, noBlogFilters } from '../blog.places.ts';
import type { BlogAddress } from './use-blog-address.ts';

/** Nothing was written yet, or nothing fits what is looked for. */
export function NoPosts({ address: { search, change } }: { address: BlogAddress }) {
  const t = useTranslations('blog');
  if (!hasBlogFilters(search)) {
    return <StateMessage icon={IconNews} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <StateMessage
      icon={IconZoomExclamation}
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Button variant="default" onClick={() => change(noBlogFilters)}>
          {t('clear')}
        </Button>
      }
    />
  );
}
