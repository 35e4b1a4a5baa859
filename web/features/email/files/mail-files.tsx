import type { Attachment } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../../ui/use-file-size.ts';
import { filePictureOptions } from '../email.api.ts';
import { FilePreview } from './file-preview.tsx';
import classes from './mail-files.module.css';
import { showBlob } from './files.blobs.ts';
import { useFileSaving } from './use-file-saving.ts';

export function MailFiles({ files }: { files: readonly Attachment[] }) {
  const t = useTranslations('email.fileList');
  const [previewed, setPreviewed] = useState<Attachment>();
  if (files.length === 0) return null;
  return (
    <>
      <ul className={classes.files} aria-label={t('label')}>
        {files.map((file) => (
          <li key={file.id} className={classes.file}>
            <FileButton file={file} onPreview={() => setPreviewed(file)} />
          </li>
        ))}
      </ul>
      {previewed && <FilePreview file={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}

interface FileButtonProps {
  file: Attachment;
  onPreview: () => void;
}

/** A picture is shown first; anything else is saved. */
function FileButton({ file, onPreview }: FileButtonProps) {
  const t = useTranslations('email.fileList');
  const size = useFileSize();
  const save = useFileSaving();
  const words = (
    <>
      <bdi className={classes.name}>{file.fileName}</bdi>
      <small>{size(file.bytes)}</small>
    </>
  );
  if (file.picture) {
    return (
      <button
        type="button"
        className={classes.button}
        aria-label={t('preview', { name: file.fileName })}
        onClick={onPreview}
      >
        <Thumbnail fileId={file.id} />
        {words}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t('download', { name: file.fileName })}
      onClick={() => save(file.id)}
    >
      <IconFile size={20} stroke={1.5} aria-hidden />
      {words}
      <IconDownload size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

function Thumbnail({ fileId }: { fileId: number }) {
  const { data } = useQuery(filePictureOptions(fileId));
  return (
    <span className={classes.thumbnail}>
      {data && <img alt="" ref={(image) => showBlob(image, data)} />}
    </span>
  );
}
