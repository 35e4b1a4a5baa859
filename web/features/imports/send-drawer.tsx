import '../../ui/styles/fields.css';
import { Drawer, NativeSelect } from '@mantine/core';
import type { ImportKind, MyEvent } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { FileChoice } from '../../ui/upload/file-choice.tsx';
import { useDroppedFile } from '../../ui/upload/use-dropped-file.ts';
import { mostFileBytes, sendFile } from './imports.api.ts';
import classes from './imports-screen.module.css';
import { FileTooLarge, useImportProblemText } from './use-import-problem-text.ts';

interface SendDrawerProps {
  event: MyEvent;
  isOpen: boolean;
  onClose: () => void;
}

const kinds = ['people', 'speakers', 'sponsors', 'exhibitors', 'bookings', 'products'] as const;

export function SendDrawer({ event, isOpen, onClose }: SendDrawerProps) {
  const t = useTranslations('imports.send');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={520}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <SendFile event={event} />
    </Drawer>
  );
}

/** What the rows are is said first: it decides what their columns can be. */
function SendFile({ event }: { event: MyEvent }) {
  const t = useTranslations('imports');
  const problemText = useImportProblemText();
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportKind>('people');
  const send = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > mostFileBytes) throw new FileTooLarge();
      return sendFile(kind, event.id, file);
    },
    onSuccess: ({ id }) => navigate({ to: '/imports/$id', params: { id: String(id) } }),
  });
  const isOver = useDroppedFile((file) => send.mutate(file));
  return (
    <div className={classes.drawer}>
      {send.error && <Notice tone="danger">{problemText(send.error)}</Notice>}
      <NativeSelect
        label={t('send.kind')}
        description={
          kind === 'products' ? t('send.forShop') : t('send.forEvent', { event: event.name })
        }
        data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(kinds.find((one) => one === currentTarget.value) ?? 'people')
        }
      />
      <FileChoice
        accept=".csv,.tsv,.txt,.xlsx"
        label={t('send.choose')}
        hint={t('send.orDrop')}
        isOver={isOver}
        isBusy={send.isPending}
        isLater
        onFile={(file) => send.mutate(file)}
      />
      <p className={classes.soft}>{t('send.what')}</p>
      <p className={classes.soft}>{t(`about.${kind}`)}</p>
    </div>
  );
}
