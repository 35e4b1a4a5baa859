import type { PersonPage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { ConnectionActions } from './connection-actions.tsx';
import classes from './person-details.module.css';
import { PersonFace } from './person-face.tsx';
import { PersonFacts } from './person-facts.tsx';
import { personOptions } from './profiles.api.ts';

interface PersonDetailsProps {
  eventId: number;
  id: number;
  /** On their own page the name is its title. */
  isPage?: boolean;
  deeds?: ((person: PersonPage) => ReactNode) | undefined;
}

/** A person as far as they show themselves to me. */
export function PersonDetails({ eventId, id, isPage = false, deeds }: PersonDetailsProps) {
  const t = useTranslations('profiles.person');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(personOptions(eventId, id));
  const isMissing = error instanceof CallProblem && error.status === 404;
  if (isMissing) {
    return (
      <StateMessage icon={IconUserQuestion} title={t('missingTitle')} text={t('missingText')} />
    );
  }
  if (data) {
    return <Person eventId={eventId} person={data} isPage={isPage} deeds={deeds?.(data)} />;
  }
  if (!error) return <LinesSkeleton lines={6} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface PersonProps {
  eventId: number;
  person: PersonPage;
  isPage: boolean;
  deeds: ReactNode;
}

function Person({ eventId, person, isPage, deeds }: PersonProps) {
  const t = useTranslations('profiles.person');
  const Title = isPage ? 'h1' : 'h3';
  return (
    <article className={classes.person}>
      <header className={classes.head}>
        <PersonFace person={person} size={88} />
        <div>
          <Title>
            <bdi>{person.fullName}</bdi>
          </Title>
          {person.headline && (
            <p>
              <bdi>{person.headline}</bdi>
            </p>
          )}
          {person.roles.length > 0 && (
            <ul className={classes.roles} aria-label={t('roles')}>
              {person.roles.map(({ what, name }) => (
                <li key={`${what} ${name}`}>{t(`role.${what}`, { name })}</li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <ConnectionActions eventId={eventId} person={person} />
      <PersonFacts facts={person} common={person.inCommon} />
      {deeds && <div className={classes.deeds}>{deeds}</div>}
    </article>
  );
}
