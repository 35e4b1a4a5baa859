import type { SelfProfile } from '@plenum/contract';
import { IconExternalLink, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { SelfForm } from './self-form.tsx';
import classes from './self-screen.module.css';
import { SessionLines } from '../public/session-lines.tsx';

/** What the holder of a mailed link sees and says of themselves; null when the link is dead. */
export function SelfScreen({ read }: { read: SelfProfile | null }) {
  const t = useTranslations('speakers.self');
  const [profile, setProfile] = useState(read);
  usePageTitle(profile ? t('title', { event: profile.event.name }) : t('deadTitle'));
  if (!profile) {
    return (
      <>
        <h1 className="visually-hidden">{t('deadTitle')}</h1>
        <StateMessage icon={IconLinkOff} title={t('deadTitle')} text={t('deadText')} />
      </>
    );
  }
  return (
    <div className={classes.screen}>
      <SelfHead profile={profile} />
      <OwnSessions profile={profile} />
      <SelfForm profile={profile} onSaved={setProfile} />
    </div>
  );
}

function SelfHead({ profile }: { profile: SelfProfile }) {
  const t = useTranslations('speakers.self');
  const format = useFormatter();
  const { event, organisation, shownUnder, id, expiresAt } = profile;
  return (
    <header className={classes.head}>
      <h1>{t('title', { event: event.name })}</h1>
      <p>
        {t('lead', {
          organisation,
          day: format.dateTime(new Date(expiresAt), { dateStyle: 'long' }),
        })}
      </p>
      {shownUnder && (
        <a href={`/e/${shownUnder}/speakers/${id}`} target="_blank" rel="noopener noreferrer">
          {t('seePublic')} <IconExternalLink size={16} aria-hidden />
        </a>
      )}
    </header>
  );
}

function OwnSessions({ profile: { sessions, event } }: { profile: SelfProfile }) {
  const t = useTranslations('speakers.self');
  return (
    <section className={classes.part}>
      <h2>{t('sessions')}</h2>
      {sessions.length === 0 ? (
        <p>{t('noSessions')}</p>
      ) : (
        <SessionLines sessions={sessions} zone={event.timeZone} languages={event.languages} />
      )}
    </section>
  );
}
