import type { ChatFile } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { download } from '../../../platform/files/download.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { pictureOptions } from './files.pictures.ts';
import classes from './line-files.module.css';
import { useChatProblemText } from '../use-chat-problem-text.ts';
import { useFileSize } from '../../../ui/use-file-size.ts';

export function LineFiles({ files }: { files: readonly ChatFile[] }) {
  const t = useTranslations('chat.line');
  return (
    <ul className={classes.files} aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.id}>{file.picture ? <Picture file={file} /> : <Download file={file} />}</li>
      ))}
    </ul>
  );
}

function useDownload(file: ChatFile) {
  const problemText = useChatProblemText();
  return () =>
    void download('GET /api/chat/files/:fileId', { params: { fileId: file.id } }).catch(
      (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
    );
}

function Download({ file }: { file: ChatFile }) {
  const t = useTranslations('chat.line');
  const save = useDownload(file);
  const size = useFileSize();
  return (
    <button
      type="button"
      className={classes.file}
      aria-label={t('download', { name: file.name })}
      onClick={save}
    >
      <IconFile size={20} stroke={1.5} aria-hidden />
      <bdi>{file.name}</bdi>
      <small>{size(file.size)}</small>
      <IconDownload size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

const widest = 360;
const highest = 280;

/** Keeps the room it will take, so that nothing moves when it comes. */
function boxOf({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, widest / width, highest / height);
  return { width: Math.round(width * scale), aspectRatio: `${width} / ${height}` };
}

/** The answer lets go of it. */
function showIn(image: HTMLImageElement | null, content: Blob) {
  const address = URL.createObjectURL(content);
  if (image) image.src = address;
  return () => URL.revokeObjectURL(address);
}

function Picture({ file }: { file: ChatFile }) {
  const t = useTranslations('chat.line');
  const save = useDownload(file);
  const { data, isError } = useQuery(pictureOptions(file.id));
  if (isError || !file.picture) return <Download file={file} />;
  return (
    <button
      type="button"
      className={classes.picture}
      style={boxOf(file.picture)}
      aria-label={t('download', { name: file.name })}
      onClick={save}
    >
      {data && <img alt="" ref={(image) => showIn(image, data)} />}
    </button>
  );
}
