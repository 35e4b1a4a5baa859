import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { FileChoice } from '../../../ui/upload/file-choice.tsx';
import { useDroppedFile } from '../../../ui/upload/use-dropped-file.ts';
import { ImportLook } from './import-look.tsx';
import classes from './import-panel.module.css';
import { useImport } from './use-import.ts';

/** A calendar file: what it would bring, then it comes, and can be taken back. */
export function ImportPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslations('calendar.import');
  const incoming = useImport();
  const isOver = useDroppedFile(incoming.choose);
  const { file, look, isBusy, problem } = incoming;
  return (
    <div className={classes.panel}>
      <p>{t('lead')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {(!look || incoming.isDone) && (
        <FileChoice
          accept=".ics,text/calendar"
          label={t(incoming.isDone ? 'another' : 'choose')}
          hint={t('orDrop')}
          isOver={isOver}
          isBusy={isBusy}
          onFile={incoming.choose}
        />
      )}
      {isBusy && !look && <LinesSkeleton lines={3} />}
      {look && (
        <ImportLook
          look={look}
          name={file?.name ?? ''}
          isDone={incoming.isDone}
          isBusy={isBusy}
          onBring={incoming.bring}
          onAnother={incoming.reset}
          onUndo={incoming.undo}
          onDone={onDone}
        />
      )}
    </div>
  );
}
