import { Button } from '@mantine/core';
import type { ProgramSession } from '@plenum/contract';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './session-details.module.css';
import { StarButton } from '../mine/star-button.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';
import { ShareButton } from './share-button.tsx';
import { WatchAgainLink } from './watch-again-link.tsx';

/** Into my agenda, into my calendar, to somebody else. */
export function SessionActions({ session }: { session: ProgramSession }) {
  const t = useTranslations('program.session');
  const { program, words, hasStars, isDraft } = useProgramPlace();
  const { id: eventId, slug } = program.event;
  if (isDraft) return null;
  return (
    <div className={classes.actions}>
      <WatchAgainLink sessionId={session.id} title={words(session.title)} />
      {hasStars && (
        <StarButton eventId={eventId} sessionId={session.id} title={words(session.title)} />
      )}
      {session.startsAt !== null && (
        <Button
          component="a"
          href={`/api/e/${slug}/sessions/${session.id}/session.ics`}
          download
          variant="default"
          size="compact-sm"
          leftSection={<IconCalendarDown size={14} />}
        >
          {t('calendar')}
        </Button>
      )}
      <ShareButton
        title={words(session.title)}
        url={`${location.origin}/e/${slug}/sessions/${session.id}`}
      />
    </div>
  );
}
