import '../../../ui/styles/segments.css';
import { Button, SegmentedControl } from '@mantine/core';
import type { BookingLetter, LetterReader, LetterReaderPage } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { letterReaders } from './letters.live.ts';
import classes from './letters.module.css';

type Show = 'reached' | 'left_out' | 'failed';
const perPage = 25;

/** Who gets it, or got it; who does not, and why. */
export function LetterReaders({ letter }: { letter: BookingLetter }) {
  const t = useTranslations('booking-letters.readers');
  const [show, setShow] = useState<Show>('reached');
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...letterReaders.options({ letterId: letter.id, show, page, perPage }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Panel hasRoom title={t('title')}>
      {data ? (
        <div className={classes.stack}>
          <ShowChoice
            letter={letter}
            page={data}
            show={show}
            onShow={(next) => {
              setShow(next);
              setPage(1);
            }}
          />
          <LeftOutCounts page={data} />
          <Readers readers={data.readers} />
          <Steps page={page} last={Math.ceil(data.total / perPage)} onPage={setPage} />
        </div>
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={3} />} />
      )}
    </Panel>
  );
}

interface ShowChoiceProps {
  letter: BookingLetter;
  page: LetterReaderPage;
  show: Show;
  onShow: (show: Show) => void;
}

function ShowChoice({ letter, page, show, onShow }: ShowChoiceProps) {
  const t = useTranslations('booking-letters.readers');
  const out = page.leftOut.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { value: 'reached', label: t('reached', { count: page.reached }) },
    { value: 'left_out', label: t('left_out', { count: out }) },
    ...(letter.failed > 0
      ? [{ value: 'failed', label: t('notReached', { count: letter.failed }) }]
      : []),
  ];
  return (
    <SegmentedControl
      aria-label={t('show')}
      className={classes.segments ?? ''}
      data={choices}
      value={show}
      onChange={(value) => onShow(value as Show)}
    />
  );
}

function LeftOutCounts({ page: { leftOut } }: { page: LetterReaderPage }) {
  const t = useTranslations('booking-letters');
  if (leftOut.length === 0) return null;
  return (
    <dl className={classes.facts} aria-label={t('readers.leftOut')}>
      {leftOut.map(({ why, count }) => (
        <div key={why}>
          <dt>{t(`why.${why}`)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Readers({ readers }: { readers: readonly LetterReader[] }) {
  const t = useTranslations('booking-letters.readers');
  if (readers.length === 0) return <p className={classes.hint}>{t('nobody')}</p>;
  return (
    <ul className={classes.lines}>
      {readers.map((reader) => (
        <li key={`${reader.bookingId} ${reader.placeId}`} className={classes.line}>
          <div className={classes.words}>
            <bdi>{reader.fullName || reader.email}</bdi>
            <span className={classes.hint} dir="ltr">
              {reader.email}
            </span>
            <Fate reader={reader} />
          </div>
          <Link to="/bookings/$id" params={{ id: `${reader.bookingId}` }}>
            {reader.reference}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fate({ reader: { state, why, fault } }: { reader: LetterReader }) {
  const t = useTranslations('booking-letters');
  if (state === 'planned') return null;
  if (why) return <span className={classes.hint}>{t(`why.${why}`)}</span>;
  const words = state === 'failed' ? fault || t('held') : t(`readerStates.${state}`);
  return <span className={classes.hint}>{words}</span>;
}

interface StepsProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

function Steps({ page, last, onPage }: StepsProps) {
  const t = useTranslations('booking-letters.readers');
  if (last < 2) return null;
  return (
    <div className={classes.deeds}>
      <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span>{t('page', { page, last })}</span>
      <Button variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </div>
  );
}
