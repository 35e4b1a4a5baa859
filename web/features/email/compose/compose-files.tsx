import '../../../ui/styles/settings.css';
import { ActionIcon, Progress } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFileSize } from '../../../ui/use-file-size.ts';
import classes from './compose.module.css';
import type { KeptFile } from './compose.draft.ts';
import type { ComingFile } from './use-compose-files.ts';

interface ComposeFilesProps {
  kept: readonly KeptFile[];
  coming: readonly ComingFile[];
  error: string | undefined;
  onRemove: (id: number) => void;
  onStop: (key: string) => void;
}

/** Files that go along, and those on their way up. */
export function ComposeFiles({ kept, coming, error, onRemove, onStop }: ComposeFilesProps) {
  const t = useTranslations('compose.files');
  const format = useFormatter();
  const size = useFileSize();
  const share = (part: number) =>
    format.number(part, { style: 'percent', maximumFractionDigits: 0 });
  if (kept.length + coming.length === 0) return null;
  return (
    <div className={classes.files}>
      <ul aria-label={t('label')}>
        {kept.map(({ id, name, bytes }) => (
          <FileLine
            key={id}
            name={name}
            note={size(bytes)}
            label={t('remove', { name })}
            onGo={() => onRemove(id)}
          />
        ))}
        {coming.map(({ key, name, bytes, share: done, problem }) => (
          <FileLine
            key={key}
            name={name}
            problem={problem}
            note={t('going', { share: share(done), size: size(bytes) })}
            label={t(problem ? 'remove' : 'stop', { name })}
            onGo={() => onStop(key)}
          >
            {!problem && (
              <Progress value={done * 100} size="xs" aria-label={t('progress', { name })} />
            )}
          </FileLine>
        ))}
      </ul>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

interface FileLineProps {
  name: string;
  note: string;
  problem?: string;
  label: string;
  onGo: () => void;
  children?: ReactNode;
}

const FileLine = ({ name, note, problem = '', label, onGo, children }: FileLineProps) => (
  <li data-problem={problem !== '' || undefined}>
    <IconFile size={18} stroke={1.75} aria-hidden />
    <span>
      <bdi>{name}</bdi>
      {problem ? <small role="alert">{problem}</small> : <small>{note}</small>}
      {children}
    </span>
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onGo}>
      <IconX size={16} />
    </ActionIcon>
  </li>
);
