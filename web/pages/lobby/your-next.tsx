import { Button } from '@mantine/core';
import type { MyEvent, Program } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useStars } from '../../features/agenda/mine/use-stars.ts';
import type { Placed } from '../../features/agenda/program/program.ts';
import { SessionSpan } from '../../features/agenda/session/session-time.tsx';
import { useShownZone } from '../../platform/i18n/shown-zone.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { SpeakerFaces } from './speaker-faces.tsx';
import classes from './your-next.module.css';

interface YourNextProps {
  event: MyEvent;
  /** All of the program, in order. */
  placed: readonly Placed[];
  program: Program | undefined;
  now: number;
}

/** What they starred comes next; without a star, the way to some. */
export function YourNext({ event, placed, program, now }: YourNextProps) {
  const t = useTranslations('lobby.yourNext');
  const { ids } = useStars(event.id);
  const next = placed.find(({ startsAt, session }) => startsAt > now && ids.has(session.id));
  return (
    <section
      className={classes.card}
      aria-label={t('label')}
      data-empty={next === undefined || undefined}
    >
      {next ? (
        <Next event={event} placed={next} program={program} />
      ) : (
        <>
          <p className={classes.over}>{t('label')}</p>
          <h2>{t('none')}</h2>
          <p>{t('noneText')}</p>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/conference-program" {...props} />}
          >
            {t('find')}
          </Button>
        </>
      )}
    </section>
  );
}

function Next({
  event,
  placed,
  program,
}: Pick<YourNextProps, 'event' | 'program'> & { placed: Placed }) {
  const t = useTranslations('lobby.yourNext');
  const words = useWords(event.languages);
  const { zone } = useShownZone(event.timeZone);
  const { session, startsAt } = placed;
  const room = program?.rooms.find(({ id }) => id === session.roomId)?.name;
  return (
    <>
      <p className={classes.over}>
        {t('label')} <RelativeTime at={new Date(startsAt).toISOString()} />
      </p>
      <h2>
        <bdi>{words(session.title)}</bdi>
      </h2>
      <SpeakerFaces placed={placed} program={program} />
      <p className={classes.facts}>
        <SessionSpan placed={placed} timeZone={zone} isDated />
        {room && <bdi>{room}</bdi>}
      </p>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/conference-program" search={{ session: String(session.id) }} {...props} />
        )}
      >
        {t('open')}
      </Button>
    </>
  );
}
