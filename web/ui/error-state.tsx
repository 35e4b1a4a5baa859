import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StateMessage } from './state-message.tsx';

interface ErrorStateProps {
  title: string;
  text: string;
  isRetrying?: boolean;
  onRetry: () => void;
}

export function ErrorState({ title, text, isRetrying = false, onRetry }: ErrorStateProps) {
  const t = useTranslations('shell');
  return (
    <StateMessage
      icon={IconCloudOff}
      tone="danger"
      title={title}
      text={text}
      action={
        <Button variant="default" loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
