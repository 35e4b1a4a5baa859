import { IconDownload, IconFile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDownload } from '../../ui/use-download.ts';
import classes from './file-link.module.css';

interface FileLinkProps {
  name: string;
  fileId: number;
  /** Without it there is only its name. */
  save: ((fileId: number) => Promise<void>) | undefined;
}

/** A file somebody answered with: saved by whoever presses it, never opened here. */
export function FileLink({ name, fileId, save }: FileLinkProps) {
  const t = useTranslations('shell');
  const { download, isDownloading } = useDownload();
  if (!save) {
    return (
      <span className={classes.file}>
        <IconFile size={16} aria-hidden />
        <bdi>{name}</bdi>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.file}
      disabled={isDownloading}
      aria-label={t('download', { name })}
      onClick={() => download(() => save(fileId))}
    >
      <IconDownload size={16} aria-hidden />
      <bdi>{name}</bdi>
    </button>
  );
}
