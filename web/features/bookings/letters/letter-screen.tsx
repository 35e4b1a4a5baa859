import type { BookingLetter, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import type { Thing } from './letter-fields.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { LetterProgress } from './letter-progress.tsx';
import { LetterReaders } from './letter-readers.tsx';
import { LetterState } from './letter-state.tsx';
import { letter as letterAnswer } from './letters.live.ts';
import classes from './letters.module.css';

interface LetterScreenProps {
  id: number;
  event: MyEvent;
  things: readonly Thing[];
  missing: ReactNode;
  onGone: () => void;
}

/** A letter: before it is sent with all that is looked at, after it with how far it came. */
export function LetterScreen({ id, event, things, missing, onGone }: LetterScreenProps) {
  const t = useTranslations('booking-letters');
  const query = useQuery(letterAnswer.options(id));
  const words = useWords(event.languages);
  const { data, error } = query;
  const title = (data && words(data.subject)) || t('untitled');
  usePageTitle(title);
  const isElsewhere = data !== undefined && data.eventId !== event.id;
  if (isElsewhere || (error instanceof CallProblem && error.status === 404)) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {data && <LetterState state={data.state} />}
        <Link to="/bookings/letters">{t('back')}</Link>
      </header>
      {!data && (
        <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={5} />} />
      )}
      {data && isBefore(data) && (
        <LetterEditor event={event} things={things} letter={data} onGone={onGone} />
      )}
      {data && !isBefore(data) && <SentLetter event={event} letter={data} />}
    </div>
  );
}

const isBefore = ({ state }: BookingLetter): boolean => state === 'draft' || state === 'scheduled';

function SentLetter({ event, letter }: { event: MyEvent; letter: BookingLetter }) {
  const t = useTranslations('booking-letters');
  const said = event.languages.filter((language) => letter.text[language]);
  return (
    <>
      <LetterProgress event={event} letter={letter} />
      <LetterReaders letter={letter} />
      <Panel hasRoom title={t('fields.text')}>
        {said.map((language) => (
          <article key={language} lang={language} className={classes.said}>
            <h3>
              <bdi>{letter.subject[language]}</bdi>
            </h3>
            <Paragraphs className={classes.text} text={letter.text[language] ?? ''} />
          </article>
        ))}
      </Panel>
    </>
  );
}
