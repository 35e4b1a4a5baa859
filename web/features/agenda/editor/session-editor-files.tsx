import '../../../ui/styles/settings.css';
import { Button, CloseButton, FileButton, Progress } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { useFileSize } from '../../../ui/use-file-size.ts';
import classes from './session-editor-form.module.css';
import { useSessionFiles } from './use-session-files.ts';

/** Slides and handouts: up and away at once, apart from the rest of the form. */
export function SessionEditorFiles({ session }: { session: AgendaSession }) {
  const t = useTranslations('agenda.editor');
  const files = useSessionFiles(session);
  const sizeOf = useFileSize();
  return (
    <fieldset className={classes.group}>
      <legend>{t('files')}</legend>
      {files.refusal && <Notice tone="danger">{files.refusal}</Notice>}
      <ul className={classes.lines}>
        {session.files.map(({ id, name, bytes }) => (
          <li key={id} className={classes.line}>
            <button
              type="button"
              className={`${classes.grow} ${classes.file}`}
              onClick={() => void files.open(id)}
            >
              <bdi>{name}</bdi>
            </button>
            <span className={classes.quiet}>{sizeOf(bytes)}</span>
            <CloseButton
              aria-label={t('removeFile', { name })}
              disabled={files.isBusy}
              onClick={() => void files.remove(id)}
            />
          </li>
        ))}
      </ul>
      {files.share !== null && (
        <Progress value={files.share * 100} aria-label={t('uploading')} size="sm" />
      )}
      <div>
        <FileButton accept={files.accept} onChange={(file) => file && void files.add(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPaperclip size={16} />}
              loading={files.isBusy}
            >
              {t('addFile')}
            </Button>
          )}
        </FileButton>
      </div>
    </fieldset>
  );
}
