import type { PersonPage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { ConnectionActions } from '../connections/connection-actions.tsx';
import classes from './person-details.module.css';
import { PersonFace } from './person-face.tsx';
import { PersonFacts } from './person-facts.tsx';
import { personOptions } from '../profiles.api.ts';

/** What can be done about somebody that another feature brings. */
export type PersonDeeds = (person: Pick<PersonPage, 'id' | 'fullName'>) => ReactNode;

interface PersonDetailsProps {
  eventId: number;
  id: number;
  /** On their own page the name is its title. */
  isPage?: boolean;
  deeds?: PersonDeeds | undefined;
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
  if (data) return <Person eventId={eventId} person={data} isPage={isPage} deeds={deeds} />;
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
  deeds: PersonDeeds | undefined;
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
      <div className={classes.deeds}>
        <ConnectionActions eventId={eventId} person={person} />
        {person.standing !== 'me' && deeds?.(person)}
      </div>
      <PersonFacts facts={person} common={person.inCommon} />
    </article>
  );
}
