import { Button } from '@mantine/core';
import { IconCircleCheck, IconMailExclamation } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ownAddressOptions, sendVerification } from '../settings/settings.ts';
import classes from './address-state.module.css';

function Unconfirmed() {
  const t = useTranslations('settings.general');
  const problemText = useProblemText();
  const sending = useMutation({ mutationFn: sendVerification });
  return (
    <p className={classes.state} data-tone="warning">
      <IconMailExclamation size={18} aria-hidden />
      {t('unconfirmed')}
      <Button
        size="compact-sm"
        variant="subtle"
        loading={sending.isPending}
        disabled={sending.isSuccess}
        onClick={() => sending.mutate()}
      >
        {t('sendAgain')}
      </Button>
      <output>
        {sending.isSuccess && t('sent')}
        {sending.error && problemText(sending.error)}
      </output>
    </p>
  );
}

/** Whether the address was confirmed; nothing where that cannot be read. */
export function AddressState() {
  const t = useTranslations('settings.general');
  const address = useQuery(ownAddressOptions());
  if (!address.data) return null;
  if (!address.data.isVerified) return <Unconfirmed />;
  return (
    <p className={classes.state} data-tone="good">
      <IconCircleCheck size={18} aria-hidden />
      {t('confirmed')}
    </p>
  );
}
