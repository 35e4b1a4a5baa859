import type { PersonLine } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { nameOf } from '../people.api.ts';
import type { PersonTab } from '../people.places.ts';
import { PersonCard } from './person-card.tsx';
import classes from './person-screen.module.css';
import { PersonTabs } from './person-tabs.tsx';
import { usePerson } from './use-person.ts';

interface PersonScreenProps {
  id: number;
  tab: PersonTab;
  /** What they did, and what was done to them: another feature tells it. */
  deeds: ReactNode;
  changes: ReactNode;
  /** What they bought, of another feature too. */
  orders: ReactNode;
  bookings: ReactNode;
  /** Shown instead when there is no such person. */
  missing: ReactNode;
  onTab: (tab: PersonTab) => void;
  /** The person is no longer in the organisation. */
  onGone: () => void;
}

export function PersonScreen({ id, missing, onGone, ...tabs }: PersonScreenProps) {
  const t = useTranslations('people.person');
  const problemText = useProblemText();
  const { person, problem, isMissing, isReading, readAgain } = usePerson(id);
  usePageTitle(person ? nameOf(person) : t('title'));
  if (isMissing) return missing;
  if (person) return <Person person={person} onGone={onGone} {...tabs} />;
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      {problem ? (
        <ErrorState
          title={t('failed')}
          text={problemText(problem)}
          isRetrying={isReading}
          onRetry={readAgain}
        />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </>
  );
}

interface PersonProps extends Omit<PersonScreenProps, 'id' | 'missing'> {
  person: PersonLine;
}

function Person({ person, onGone, ...tabs }: PersonProps) {
  return (
    <div className={classes.screen}>
      <PersonCard person={person} onGone={onGone} />
      <PersonTabs person={person} {...tabs} />
    </div>
  );
}
