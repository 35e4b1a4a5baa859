import { Button } from '@mantine/core';
import { IconCheck, IconRotate } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { DeedsOfRequest } from './desks/use-request-deeds.ts';

interface CloseButtonProps {
  isClosed: boolean;
  deeds: Pick<DeedsOfRequest, 'isBusy' | 'close' | 'reopen'>;
}

/** Closes a question, or opens it again. */
export function CloseButton({ isClosed, deeds }: CloseButtonProps) {
  const t = useTranslations('desks.request');
  return (
    <Button
      size="xs"
      variant="default"
      disabled={deeds.isBusy}
      leftSection={isClosed ? <IconRotate size={16} /> : <IconCheck size={16} />}
      onClick={isClosed ? deeds.reopen : deeds.close}
    >
      {t(isClosed ? 'reopen' : 'close')}
    </Button>
  );
}
