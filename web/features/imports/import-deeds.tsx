import { Button } from '@mantine/core';
import type { Import } from '@plenum/contract';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { removeImport, runImport, undoImport } from './imports.api.ts';
import classes from './import-screen.module.css';
import { useImportProblemText } from './use-import-problem-text.ts';

const removable = new Set(['open', 'checked', 'undone', 'unreadable', 'done']);

/** What may be done with it at its step. */
export function ImportDeeds({ row }: { row: Import }) {
  const t = useTranslations('imports.deedsOf');
  const problemText = useImportProblemText();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'undo' | 'remove' | null>(null);
  const onError = (problem: unknown) => showToast({ text: problemText(problem), isFailure: true });
  const run = useMutation({ mutationFn: () => runImport(row.id), onError });
  const undo = useMutation({ mutationFn: () => undoImport(row.id), onError });
  const remove = useMutation({
    mutationFn: () => removeImport(row.id),
    onSuccess: () => navigate({ to: '/imports' }),
    onError,
  });
  const { state, counts, isForgotten } = row;
  const count = (counts?.new ?? 0) + (counts?.change ?? 0);
  const go = () => {
    if (asks === 'undo') undo.mutate();
    if (asks === 'remove') remove.mutate();
    setAsks(null);
  };
  return (
    <div className={classes.deeds}>
      {state === 'checked' && !isForgotten && (
        <Button disabled={count === 0} loading={run.isPending} onClick={() => run.mutate()}>
          {t('run', { count })}
        </Button>
      )}
      {state === 'done' && !isForgotten && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} className="mantine-rotate-rtl" aria-hidden />}
          loading={undo.isPending}
          onClick={() => setAsks('undo')}
        >
          {t('undo')}
        </Button>
      )}
      {removable.has(state) && (
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={remove.isPending}
          onClick={() => setAsks('remove')}
        >
          {t('remove')}
        </Button>
      )}
      <ConfirmDialog
        opened={asks !== null}
        title={t(`${asks ?? 'undo'}Title`, { name: row.name })}
        text={t(`${asks ?? 'undo'}Text`)}
        stay={t('stay')}
        go={t(asks ?? 'undo')}
        onStay={() => setAsks(null)}
        onGo={go}
      />
    </div>
  );
}
