import type { MyEvent } from '@plenum/contract';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { EventDates } from '../../ui/event/event-dates.tsx';
import { Countdown } from './countdown.tsx';
import classes from './lobby-hero.module.css';
import type { Moment } from './lobby-moment.ts';
import { PeopleOnline } from './people-online.tsx';

interface LobbyHeroProps {
  event: MyEvent;
  moment: Moment;
  now: number;
  /** False while it is not known when the first session begins. */
  isSure: boolean;
}

const accentOf = (accent: string) => ({ '--event-accent': accent }) as CSSProperties;

/** Welcome: what this is, where it stands, who else is there. */
export function LobbyHero({ event, moment, now, isSure }: LobbyHeroProps) {
  const t = useTranslations('lobby');
  const tagline = useWords(event.languages)(event.tagline);
  return (
    <header
      className={classes.hero}
      data-accent={event.accent !== null || undefined}
      style={event.accent ? accentOf(event.accent) : {}}
    >
      {event.banner && <img className={classes.banner} src={event.banner} alt="" />}
      <div className={classes.body}>
        <div className={classes.words}>
          <p className={classes.over}>
            <EventDates event={event} isLong />
            <PhaseMark event={event} phase={moment.phase} />
          </p>
          <h1>{t('welcome', { name: event.name })}</h1>
          {tagline && (
            <p className={classes.tagline}>
              <bdi>{tagline}</bdi>
            </p>
          )}
          {moment.phase === 'after' && (
            <p className={classes.thanks}>
              <bdi>{t('thanks')}</bdi>
            </p>
          )}
          <PeopleOnline eventId={event.id} />
        </div>
        {moment.phase === 'before' && isSure && <Countdown at={moment.startsAt} now={now} />}
      </div>
    </header>
  );
}

function PhaseMark({ event, phase }: { event: MyEvent; phase: Moment['phase'] }) {
  const t = useTranslations('lobby');
  if (event.state === 'draft') return <span className={classes.mark}>{t('draft')}</span>;
  if (phase === 'before') return null;
  const isLive = phase === 'during';
  return (
    <span className={classes.mark} data-live={isLive || undefined}>
      {t(isLive ? 'running' : 'over')}
    </span>
  );
}
