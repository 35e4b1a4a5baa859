import { IconPhotoUp } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './file-drop.module.css';
import type { UploadRules } from './upload-rules.ts';
import { useDroppedFile } from './use-dropped-file.ts';

interface FileDropProps {
  rules: UploadRules;
  onFile: (file: File) => void;
}

const mega = 1024 * 1024;

/** Pick, drop or paste one file. */
export function FileDrop({ rules, onFile }: FileDropProps) {
  const t = useTranslations('upload');
  const format = useFormatter();
  const isOver = useDroppedFile(onFile);
  const size = format.number(rules.maxBytes / mega, { maximumFractionDigits: 0 });
  return (
    <label className={classes.drop} data-is-over={isOver || undefined}>
      <IconPhotoUp size={32} stroke={1.5} aria-hidden />
      <span className={classes.words}>{t('pick')}</span>
      <span className={classes.hint}>{t('hint', { size })}</span>
      <input
        type="file"
        className="visually-hidden"
        accept={rules.types.join(',')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
