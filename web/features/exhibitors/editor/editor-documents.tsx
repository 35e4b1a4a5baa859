import '../../../ui/styles/settings.css';
import { Button, CloseButton, FileButton, Progress } from '@mantine/core';
import type { Booth, BoothDocument } from '@plenum/contract';
import { IconFileText, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './editor-form.module.css';
import { QuotaLine } from './quota-line.tsx';
import { useDocuments } from './use-documents.ts';
import { useFileSize } from '../../../ui/use-file-size.ts';

interface EditorDocumentsProps {
  booth: Booth;
  documents: readonly BoothDocument[];
}

/** Up and away at once, apart from the form. */
export function EditorDocuments({ booth, documents }: EditorDocumentsProps) {
  const t = useTranslations('exhibitors.documents');
  const sizeOf = useFileSize();
  const files = useDocuments(booth.id);
  const [asked, setAsked] = useState<BoothDocument>();
  const most = booth.rules.documents;
  const answer = (isYes: boolean) => {
    if (asked && isYes) void files.remove(asked.id);
    setAsked(undefined);
  };
  return (
    <div className={classes.body}>
      <QuotaLine what="documents" count={documents.length} most={most} />
      {files.refusal && <Notice tone="danger">{files.refusal}</Notice>}
      <ul className={classes.lines}>
        {documents.map((one) => (
          <li key={one.id} className={classes.line}>
            <IconFileText size={18} stroke={1.75} aria-hidden />
            <bdi className={classes.grow}>{one.name}</bdi>
            <span className={classes.hint}>{sizeOf(one.bytes)}</span>
            <CloseButton
              aria-label={t('remove', { name: one.name })}
              disabled={files.isBusy}
              onClick={() => setAsked(one)}
            />
          </li>
        ))}
      </ul>
      {files.share !== null && (
        <Progress value={files.share * 100} aria-label={t('uploading')} size="sm" />
      )}
      <div className={classes.choices}>
        <FileButton accept={files.accept} onChange={(file) => file && void files.add(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPaperclip size={16} />}
              loading={files.isBusy}
              disabled={documents.length >= most}
            >
              {t('add')}
            </Button>
          )}
        </FileButton>
        <span className={classes.hint}>{t('hint')}</span>
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('askTitle', { name: asked?.name ?? '' })}
        text={t('askText')}
        stay={t('stay')}
        go={t('go')}
        onStay={() => answer(false)}
        onGo={() => answer(true)}
      />
    </div>
  );
}
