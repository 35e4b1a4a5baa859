import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { searchIcon } from '../todo.look.ts';

export function TaskMissing({ onClose }: { onClose: () => void }) {
  const t = useTranslations('todo.missing');
  return (
    <StateMessage
      icon={searchIcon}
      title={t('title')}
      text={t('text')}
      action={
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      }
    />
  );
}
