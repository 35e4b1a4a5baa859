import { ActionIcon } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from '../composer/composer.module.css';
import type { DraftFilesState } from './use-draft-files.ts';

/** Files of a line that is being written, and how far they are. */
export function DraftFiles({ files: { files, remove } }: { files: DraftFilesState }) {
  const t = useTranslations('chat.composer');
  const format = useFormatter();
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t('files')}>
      {files.map(({ key, name, share, id, problem }) => (
        <li key={key} data-problem={problem !== '' || undefined}>
          <IconFile size={16} stroke={1.75} aria-hidden />
          <bdi>{name}</bdi>
          {problem && <small role="alert">{problem}</small>}
          {!problem && id === null && (
            <small>{format.number(share, { style: 'percent', maximumFractionDigits: 0 })}</small>
          )}
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={t('removeFile', { name })}
            onClick={() => remove(key)}
          >
            <IconX size={14} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
