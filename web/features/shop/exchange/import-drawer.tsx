import { Button, Drawer } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { FileChoice } from '../../../ui/upload/file-choice.tsx';
import { useDroppedFile } from '../../../ui/upload/use-dropped-file.ts';
import classes from './import-drawer.module.css';
import { ImportPlan } from './import-plan.tsx';
import { type TableImport, useTableImport } from './use-table-import.ts';
import { useImportProblemText } from './use-import-problem-text.ts';

interface ImportDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ImportDrawer({ isOpen, onClose }: ImportDrawerProps) {
  const t = useTranslations('catalogue.import');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={600}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <Steps onDone={onClose} />
    </Drawer>
  );
}

function Steps({ onDone }: { onDone: () => void }) {
  const t = useTranslations('catalogue.import');
  const tableImport = useTableImport();
  const { look, bring, again } = tableImport;
  if (bring.data) {
    return (
      <div className={classes.result}>
        <IconCircleCheck size={40} stroke={1.5} aria-hidden />
        <output>{t('done', bring.data)}</output>
        <Button onClick={onDone}>{t('close')}</Button>
      </div>
    );
  }
  if (look.data) {
    return (
      <ImportPlan
        name={look.data.table.name}
        plan={look.data.plan}
        isBusy={bring.isPending}
        problem={bring.error}
        onBring={() => bring.mutate(look.data)}
        onOther={again}
      />
    );
  }
  return <Choose tableImport={tableImport} />;
}

function Choose({ tableImport: { look } }: { tableImport: TableImport }) {
  const t = useTranslations('catalogue.import');
  const problemText = useImportProblemText();
  const isOver = useDroppedFile((file) => look.mutate(file));
  return (
    <div className={classes.steps}>
      {look.error && <Notice tone="danger">{problemText(look.error)}</Notice>}
      <FileChoice
        accept=".csv,text/csv"
        label={t('choose')}
        hint={t('orDrop')}
        isOver={isOver}
        isBusy={look.isPending}
        onFile={(file) => look.mutate(file)}
      />
      <p className={classes.quiet}>{t('columns')}</p>
      <p className={classes.quiet}>{t('exportFirst')}</p>
    </div>
  );
}
