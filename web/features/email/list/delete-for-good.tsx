import { ActionIcon } from '@mantine/core';
import type { EmailRow } from '@plenum/contract';
import { IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DeleteForGoodProps {
  rows: readonly Pick<EmailRow, 'subject'>[];
  onDelete: () => void;
}

/** Cannot be undone: it asks first. */
export function DeleteForGood({ rows, onDelete }: DeleteForGoodProps) {
  const t = useTranslations('email');
  const [isAsking, setAsking] = useState(false);
  const subject = rows[0]?.subject || t('noSubject');
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('deleteForGood')}
        title={t('deleteForGood')}
        onClick={() => setAsking(true)}
      >
        <IconTrashX size={18} stroke={1.75} />
      </ActionIcon>
      <ConfirmDialog
        opened={isAsking}
        title={t('delete.title')}
        text={t('delete.text', { count: rows.length, subject })}
        stay={t('delete.stay')}
        go={t('delete.go')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          onDelete();
        }}
      />
    </>
  );
}
