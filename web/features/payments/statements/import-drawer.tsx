import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { FileChoice } from '../../../ui/upload/file-choice.tsx';
import { useDroppedFile } from '../../../ui/upload/use-dropped-file.ts';
import { ImportLook } from './import-look.tsx';
import classes from './import-drawer.module.css';
import { type Picked, usePickedStatement } from './use-picked-statement.ts';

interface ImportDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ImportDrawer({ isOpen, onClose }: ImportDrawerProps) {
  const t = useTranslations('payments.statements.import');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={680}
      title={t('open')}
      classNames={{ body: classes.body ?? '' }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <ImportSteps onDone={onClose} />
    </Drawer>
  );
}

function ImportSteps({ onDone }: { onDone: () => void }) {
  const t = useTranslations('payments.statements.import');
  const picked = usePickedStatement(({ added, known }) => {
    showToast({ text: t('done', { added, known }) });
    onDone();
  });
  const isOver = useDroppedFile(picked.choose);
  if (picked.file && !picked.isUnreadable) return <ImportLook picked={picked} />;
  return <ImportChoose picked={picked} isOver={isOver} />;
}

function ImportChoose({ picked, isOver }: { picked: Picked; isOver: boolean }) {
  const t = useTranslations('payments.statements.import');
  const { refusal, isUnreadable, file } = picked;
  return (
    <>
      {isUnreadable && <Notice tone="danger">{t('unreadable', { name: file?.name ?? '' })}</Notice>}
      {refusal && <Notice tone="danger">{t(refusal)}</Notice>}
      <FileChoice
        accept=".xml,.csv,.txt"
        label={t('choose')}
        hint={t('orDrop')}
        isOver={isOver}
        onFile={picked.choose}
      />
      <p className={classes.quiet}>{t('readable')}</p>
      <p className={classes.quiet}>{t('twice')}</p>
    </>
  );
}
