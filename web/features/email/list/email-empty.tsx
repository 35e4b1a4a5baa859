import { Button } from '@mantine/core';
import { IconMailCheck, IconSearch, IconTag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { EmailListOf } from '../email.order.ts';
import { folderIcons } from '../email.look.ts';
import { useCompose } from '../compose/use-compose.ts';

interface EmailEmptyProps {
  list: EmailListOf;
  onAll: () => void;
}

/** Says what this place is for, and what to do first. */
export function EmailEmpty({ list, onAll }: EmailEmptyProps) {
  const t = useTranslations('email');
  const { begin } = useCompose();
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('empty.showAll')}
    </Button>
  );
  if (list.q) {
    return (
      <StateMessage
        icon={IconSearch}
        title={t('empty.searchTitle', { q: list.q })}
        text={t('empty.searchText')}
        action={all}
      />
    );
  }
  if (list.unread) {
    return (
      <StateMessage
        icon={IconMailCheck}
        title={t('empty.unreadTitle')}
        text={t('empty.unreadText')}
        action={all}
      />
    );
  }
  if (list.label) {
    const title = t('empty.labelTitle', { label: t(`labels.${list.label}`) });
    return <StateMessage icon={IconTag} title={title} text={t('empty.labelText')} />;
  }
  const isWritten = ['inbox', 'sent', 'draft'].includes(list.folder);
  return (
    <StateMessage
      icon={folderIcons[list.folder]}
      title={t(`empty.${list.folder}Title`)}
      text={t(`empty.${list.folder}Text`)}
      action={isWritten && <Button onClick={() => begin()}>{t('compose')}</Button>}
    />
  );
}
