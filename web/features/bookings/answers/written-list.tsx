import type { MyEvent } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { PageSteps } from '../../../ui/list/page-steps.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { saveAnswerFile } from '../bookings.api.ts';
import { FileLink } from '../file-link.tsx';
import { textsAtOnce } from './answers.api.ts';
import { writtenAnswers } from './answers.live.ts';
import classes from './answers.module.css';

interface WrittenListProps {
  event: MyEvent;
  questionId: number;
  label: string;
}

/** What people wrote, the newest first; each leads to its booking. */
export function WrittenList({ event, questionId, label }: WrittenListProps) {
  const t = useTranslations('booking-desk.answers');
  const [{ q, page }, setPlace] = useState({ q: '', page: 1 });
  const input = useRef<HTMLInputElement>(null);
  const reading = useQuery({
    ...writtenAnswers.options({ eventId: event.id, questionId, q, page }),
    placeholderData: keepPreviousData,
  });
  const { data } = reading;
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / textsAtOnce));
  return (
    <div className={classes.written}>
      <SearchField
        label={t('searchIn', { question: label })}
        hint={t('search')}
        clearLabel={t('clear')}
        q={q}
        inputRef={input}
        onSearch={(typed) => setPlace({ q: typed, page: 1 })}
      />
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<LinesSkeleton lines={3} />}
        />
      )}
      {data?.answers.length === 0 && <p className={classes.none}>{t('noneFound')}</p>}
      <ul className={classes.texts}>
        {data?.answers.map(({ bookingId, placeId, reference, fullName, text, fileId }) => (
          <li key={`${bookingId} ${placeId}`}>
            {fileId === null ? (
              <p dir="auto">{text}</p>
            ) : (
              <div>
                <FileLink name={text} fileId={fileId} save={saveAnswerFile} />
              </div>
            )}
            <PlaceLink href={`/bookings/${bookingId}`}>
              <bdi>{fullName || reference}</bdi>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <PageSteps
        page={page}
        last={last}
        words={{
          label: t('pages', { question: label }),
          previous: t('previous'),
          next: t('next'),
          here: t('page', { page, last }),
        }}
        renderLink={(to, props) => (
          <button type="button" {...props} onClick={() => setPlace({ q, page: to })} />
        )}
      />
    </div>
  );
}
