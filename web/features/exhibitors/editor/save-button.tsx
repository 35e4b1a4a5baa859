import { ActionIcon } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSaving } from './editor.saving.ts';
import classes from './save-button.module.css';

interface SaveButtonProps {
  eventId: number;
  exhibitorId: number;
  name: string;
  isSaved: boolean;
}

/** Keeps a booth for later, and lets it go again. */
export function SaveButton({ eventId, exhibitorId, name, isSaved }: SaveButtonProps) {
  const t = useTranslations('hall.save');
  const save = useSaving(eventId);
  const Mark = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <ActionIcon
      className={classes.save}
      variant="subtle"
      size="lg"
      aria-pressed={isSaved}
      aria-label={t('label', { name })}
      title={t(isSaved ? 'remove' : 'add')}
      onClick={() => save(exhibitorId, !isSaved)}
    >
      <Mark size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
