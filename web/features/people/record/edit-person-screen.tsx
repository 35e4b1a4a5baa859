import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import classes from './edit-person-screen.module.css';
import { nameOf } from '../people.api.ts';
import { PersonForm } from './person-form.tsx';
import { usePerson } from './use-person.ts';

interface EditPersonScreenProps {
  id: number;
  /** Shown instead when there is no such person. */
  missing: ReactNode;
  /** Back to the person. */
  onDone: () => void;
}

export function EditPersonScreen({ id, missing, onDone }: EditPersonScreenProps) {
  const t = useTranslations('people.edit');
  const problemText = useProblemText();
  const { person, problem, isMissing, isReading, readAgain } = usePerson(id);
  const name = person ? nameOf(person) : '';
  const title = person ? t('title', { name }) : t('loading');
  usePageTitle(title);
  if (isMissing) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        {person && <PersonPicture name={name} picture={person.avatar} size={40} />}
        <h1>{title}</h1>
      </header>
      {problem && (
        <ErrorState
          title={t('failed')}
          text={problemText(problem)}
          isRetrying={isReading}
          onRetry={readAgain}
        />
      )}
      {!person && !problem && <FormSkeleton fields={5} />}
      {person && <PersonForm key={person.id} person={person} onDone={onDone} />}
    </div>
  );
}
