import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { askForVerification } from '../people.api.ts';

/** Nobody mails in the name of an organisation whose own address is not known to be right. */
export function UnverifiedNotice() {
  const t = useTranslations('people.unverified');
  const problemText = useProblemText();
  const { mutate, status, error } = useMutation({ mutationFn: askForVerification });
  if (status === 'success') return <Notice tone="calm">{t('sent')}</Notice>;
  return (
    <>
      <Notice tone="warning">{status === 'error' ? problemText(error) : t('text')}</Notice>
      <div>
        <Button variant="default" loading={status === 'pending'} onClick={() => mutate()}>
          {t('send')}
        </Button>
      </div>
    </>
  );
}
