import type { HallBoothPage, MyEvent, Texts } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useShownZone } from '../../../platform/i18n/shown-zone.ts';
import { ZonedTime } from '../../../ui/time/zoned-time.tsx';
import classes from './hall-booth.module.css';

interface BoothSessionProps extends Pick<HallBoothPage, 'session'> {
  event: MyEvent;
  words: (texts: Texts) => string;
}

/** The session of the program that the booth belongs to. */
export function BoothSession({ session, event, words }: BoothSessionProps) {
  const t = useTranslations('hall.booth');
  const { shown } = useShownZone(event.timeZone);
  if (!session) return null;
  return (
    <section className={classes.session}>
      <h2>{t('session')}</h2>
      <Link to="/conference-program" search={{ session: String(session.id) }}>
        <bdi>{words(session.title)}</bdi>
      </Link>
      {session.startsAt && (
        <ZonedTime
          from={session.startsAt}
          {...(session.endsAt && { to: session.endsAt })}
          zone={event.timeZone}
          shown={shown}
        />
      )}
    </section>
  );
}
