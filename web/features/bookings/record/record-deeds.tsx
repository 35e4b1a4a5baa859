import { Button } from '@mantine/core';
import type { BookingRecord } from '@plenum/contract';
import { IconCircleX, IconMail, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { resendBooking } from '../bookings.api.ts';
import { ChangeDialog } from '../hand/change-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './record-screen.module.css';

export function RecordDeeds({ record }: { record: BookingRecord }) {
  const t = useTranslations('bookings.record');
  const problemText = useProblemText();
  const [isCancelling, setCancelling] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const resend = useMutation({
    mutationFn: () => resendBooking(record.id),
    onSuccess: () => showToast({ text: t('resent', { email: record.email }) }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const { deeds, path } = record;
  return (
    <div className={classes.deeds}>
      <CopyButton isLink text={new URL(path, globalThis.location.origin).href} />
      {deeds.includes('change') && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {t('change')}
        </Button>
      )}
      {deeds.includes('add') && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/bookings/new"
              search={{ to: String(record.addsTo ?? record.id) }}
              {...props}
            />
          )}
        >
          {t('add')}
        </Button>
      )}
      {deeds.includes('resend') && (
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t('resend')}
        </Button>
      )}
      {deeds.includes('cancel') && (
        <Button
          variant="default"
          color="red"
          leftSection={<IconCircleX size={18} aria-hidden />}
          onClick={() => setCancelling(true)}
        >
          {t('cancel')}
        </Button>
      )}
      <ChangeDialog record={record} isOpen={isChanging} onClose={() => setChanging(false)} />
      <CancelDialog record={record} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
