import { Button, TextInput } from '@mantine/core';
import type { CheckInput, CheckPlace, MyEvent } from '@plenum/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { checkIn, takeBackCheckIn } from '../bookings.api.ts';
import { door } from '../bookings.live.ts';
import { DoorAnswer } from './door-answer.tsx';
import classes from './door-screen.module.css';

const passPattern = /^[A-Za-z0-9_-]{22}$/;

/** Who comes in: by what a scanner types, or by name. */
export function DoorScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings.door');
  const problemText = useProblemText();
  const [typed, setTyped] = useState('');
  const q = passPattern.test(typed.trim()) ? '' : typed.trim();
  const query = useQuery({
    ...door.options({ eventId: event.id, q }),
    placeholderData: keepPreviousData,
  });
  const letIn = useMutation({
    mutationFn: (what: Omit<CheckInput, 'key'>) => checkIn(event.id, what),
    onSuccess: () => setTyped(''),
  });
  usePageTitle(t('title'));
  const submit = () => {
    const pass = typed.trim();
    if (passPattern.test(pass)) letIn.mutate({ pass });
  };
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        {query.data && (
          <p className={classes.count}>
            {t('count', { came: query.data.checkedIn, expected: query.data.expected })}
          </p>
        )}
      </header>
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit();
        }}
      >
        <TextInput
          label={t('search')}
          description={t('searchHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          size="md"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      {letIn.error && <Notice tone="danger">{problemText(letIn.error)}</Notice>}
      {letIn.data && <DoorAnswer answer={letIn.data} />}
      <Panel title={t('people')}>
        {query.data ? (
          <People places={query.data.places} onLetIn={(placeId) => letIn.mutate({ placeId })} />
        ) : (
          <ReadingState
            reading={query}
            title={t('failed')}
            skeleton={<LinesSkeleton lines={6} />}
          />
        )}
      </Panel>
    </div>
  );
}

interface PeopleProps {
  places: readonly CheckPlace[];
  onLetIn: (placeId: number) => void;
}

function People({ places, onLetIn }: PeopleProps) {
  const t = useTranslations('bookings.door');
  if (places.length === 0) return <p className={classes.none}>{t('nobody')}</p>;
  return (
    <ul className={classes.people}>
      {places.map((place) => (
        <PersonLine key={place.id} place={place} onLetIn={onLetIn} />
      ))}
    </ul>
  );
}

function PersonLine({ place, onLetIn }: { place: CheckPlace; onLetIn: (placeId: number) => void }) {
  const t = useTranslations('bookings.door');
  const words = useWords();
  const back = useMutation({ mutationFn: () => takeBackCheckIn(place.id) });
  const { id, fullName, ticket, reference, checkedInAt } = place;
  return (
    <li className={classes.person}>
      <div>
        <strong>
          <bdi>{fullName}</bdi>
        </strong>
        <span>
          <bdi>{words(ticket)}</bdi> · <span dir="ltr">{reference}</span>
        </span>
      </div>
      {checkedInAt ? (
        <div className={classes.came}>
          <span>
            {t('came')} <RelativeTime at={checkedInAt} />
          </span>
          <Button
            size="compact-sm"
            variant="subtle"
            loading={back.isPending}
            aria-label={t('takeBackOf', { name: fullName })}
            onClick={() => back.mutate()}
          >
            {t('takeBack')}
          </Button>
        </div>
      ) : (
        <Button aria-label={t('letInOf', { name: fullName })} onClick={() => onLetIn(id)}>
          {t('letIn')}
        </Button>
      )}
    </li>
  );
}
