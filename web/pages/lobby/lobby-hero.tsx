import type { MyEvent } from '@plenum/contract';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { EventDates } from '../../ui/event/event-dates.tsx';
import { Countdown } from './countdown.tsx';
import { heroSources } from './lobby.ahead.ts';
import classes from './lobby-hero.module.css';
import { dayOf, type Moment } from './lobby-moment.ts';
import { PeopleHere } from './people-here.tsx';

interface LobbyHeroProps {
  event: MyEvent;
  moment: Moment;
  now: number;
  /** False while it is not known when the first session begins. */
  isSure: boolean;
  /** Where to go at this moment. */
  children: ReactNode;
}

const accentOf = (accent: string) => ({ '--event-accent': accent }) as CSSProperties;

/** Welcome: what this is, where it stands, who else is there. */
export function LobbyHero({ event, moment, now, isSure, children }: LobbyHeroProps) {
  const t = useTranslations('lobby');
  const tagline = useWords(event.languages)(event.tagline);
  return (
    <header
      className={classes.hero}
      data-accent={event.accent !== null || undefined}
      data-banner={event.banner !== null || undefined}
      style={event.accent ? accentOf(event.accent) : {}}
    >
      {event.banner && (
        <img
          className={classes.banner}
          {...heroSources(event.banner)}
          alt=""
          fetchPriority="high"
        />
      )}
      <div className={classes.body}>
        <div className={classes.words}>
          <p className={classes.over}>
            <EventDates event={event} isLong />
            <PhaseMark event={event} phase={moment.phase} now={now} />
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
          {moment.phase === 'before' && isSure && <Countdown at={moment.startsAt} now={now} />}
          <PeopleHere event={event} />
        </div>
        {children}
      </div>
    </header>
  );
}

interface PhaseMarkProps {
  event: MyEvent;
  phase: Moment['phase'];
  now: number;
}

function PhaseMark({ event, phase, now }: PhaseMarkProps) {
  const t = useTranslations('lobby');
  if (event.state === 'draft') return <span className={classes.mark}>{t('draft')}</span>;
  if (phase === 'before') return null;
  if (phase === 'after') return <span className={classes.mark}>{t('over')}</span>;
  const { day, days } = dayOf(event, now);
  return (
    <span className={classes.mark} data-live>
      {days > 1 && day <= days ? t('dayOf', { day, days }) : t('running')}
    </span>
  );
}
