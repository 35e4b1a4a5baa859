import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { useStar } from './use-stars.ts';
import classes from './star-button.module.css';

interface StarButtonProps {
  eventId: number;
  sessionId: number;
  /** Of the session, in the reader's words. */
  title: string;
}

/** Into my agenda and out again. A visitor who is not signed in has none, and sees no star. */
export function StarButton(props: StarButtonProps) {
  return useSession() && <Star {...props} />;
}

function Star({ eventId, sessionId, title }: StarButtonProps) {
  const t = useTranslations('my-agenda.star');
  const { isStarred = false, toggle } = useStar(eventId, sessionId);
  const Mark = isStarred ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      className={classes.star}
      variant="subtle"
      size="lg"
      aria-pressed={isStarred}
      aria-label={t('label', { title })}
      title={t(isStarred ? 'remove' : 'add')}
      onClick={toggle}
    >
      <Mark size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
