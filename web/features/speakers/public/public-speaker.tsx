import type { PublicSpeaker as Profile } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconUserQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';
import classes from './public-speaker.module.css';
import { SessionLines } from './session-lines.tsx';
import { isWebLink, labelOf } from '../speakers.links.ts';
import { shownSpeakers } from '../speakers.live.ts';
import { roleOf } from '../use-speaker-words.ts';

interface PublicSpeakerProps {
  slug: string;
  id: number;
  /** Where all speakers are. */
  allHref?: string;
  sessionHrefOf?: (sessionId: number) => string;
  /** Sessions the reader moderates. */
  moderated?: readonly number[];
}

/** The page of one speaker, for everyone. */
export function PublicSpeaker({ slug, id, ...places }: PublicSpeakerProps) {
  const t = useTranslations('shown-speakers');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(shownSpeakers.options(slug));
  const speaker = data?.speakers.find((one) => one.id === id);
  usePageTitle(speaker?.name ?? t('speaker'));
  const isAbsent = error instanceof CallProblem && error.status === 404;
  if (error && !data && !isAbsent) {
    return (
      <>
        <h1 className="visually-hidden">{t('speaker')}</h1>
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (!data && !isAbsent) return <FormSkeleton fields={3} />;
  return (
    <article className={classes.page}>
      <PlaceLink className={classes.back} href={places.allHref ?? `/e/${slug}#speakers`}>
        <IconArrowLeft size={16} aria-hidden /> {t('all')}
      </PlaceLink>
      {data && speaker ? (
        <ShownProfile
          speaker={speaker}
          event={data.event}
          sessionHrefOf={places.sessionHrefOf ?? ((one) => `/e/${slug}/sessions/${one}`)}
          moderated={places.moderated ?? []}
        />
      ) : (
        <>
          <h1 className="visually-hidden">{t('speaker')}</h1>
          <StateMessage icon={IconUserQuestion} title={t('goneTitle')} text={t('goneText')} />
        </>
      )}
    </article>
  );
}

interface ShownProfileProps {
  speaker: Profile;
  event: { timeZone: string; languages: readonly string[] };
  sessionHrefOf: (sessionId: number) => string;
  moderated: readonly number[];
}

function ShownProfile({ speaker, event, sessionHrefOf, moderated }: ShownProfileProps) {
  const t = useTranslations('shown-speakers');
  const bio = useWords(event.languages)(speaker.bio);
  const links = speaker.links.filter(isWebLink);
  return (
    <>
      <header className={classes.head}>
        <PersonPicture name={speaker.name} picture={speaker.picture} size={128} />
        <div>
          <p className={classes.kind}>{t(`kinds.${speaker.kind}`)}</p>
          <h1>
            <bdi>{speaker.name}</bdi>
          </h1>
          <p>
            <bdi>{roleOf(speaker)}</bdi>
          </p>
        </div>
      </header>
      {bio && (
        <div className={classes.bio} dir="auto">
          {bio}
        </div>
      )}
      {links.length > 0 && (
        <ul className={classes.links} aria-label={t('links')}>
          {links.map((link) => (
            <li key={link}>
              <a href={link} rel="noopener noreferrer nofollow ugc" target="_blank" dir="ltr">
                {labelOf(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {speaker.sessions.length > 0 && (
        <section>
          <h2>{t('sessions')}</h2>
          <SessionLines
            sessions={speaker.sessions}
            zone={event.timeZone}
            languages={event.languages}
            hrefOf={sessionHrefOf}
            moderated={moderated}
          />
        </section>
      )}
    </>
  );
}
