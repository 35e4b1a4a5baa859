import type { Desk } from '@plenum/contract';
import { IconInboxOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { DaySpan } from '../../../ui/table/day-span.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { countOf, isOverdue } from './desks.rules.ts';
import { type DeskSearch, deskFilters, readDeskSearch } from './desks.places.ts';
import { DeskEntry } from './desk-entry.tsx';
import classes from './desk-screen.module.css';
import { useDeskProblemText } from './use-desk-problem-text.ts';

interface DeskQueueProps {
  desk: UseQueryResult<Desk>;
  search: DeskSearch;
  openId: number | undefined;
  onSearch: (search: DeskSearch) => void;
  onOpen: (conversationId: number) => void;
}

/** Who waits longest first. */
export function DeskQueue({ desk, search, openId, onSearch, onOpen }: DeskQueueProps) {
  const t = useTranslations('desks.desk');
  return (
    <section className={classes.side} aria-label={t('queue')}>
      <Filters desk={desk.data} search={search} onSearch={onSearch} />
      {desk.data ? (
        <Requests desk={desk.data} openId={openId} onOpen={onOpen} />
      ) : (
        <Absent desk={desk} />
      )}
    </section>
  );
}

interface FiltersProps extends Pick<DeskQueueProps, 'search' | 'onSearch'> {
  desk: Desk | undefined;
}

function Filters({ desk, search, onSearch }: FiltersProps) {
  const t = useTranslations('desks.desk');
  const format = useFormatter();
  const { state = 'open', ...days } = search;
  const change = (part: { from?: undefined; until?: undefined }) =>
    onSearch(readDeskSearch({ ...search, ...part }));
  return (
    <fieldset className={classes.filters} aria-label={t('filter')}>
      {deskFilters.map((one) => {
        const count = desk ? countOf(one, desk) : null;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() => onSearch(readDeskSearch({ ...search, state: one }))}
          >
            {t(`filters.${one}`)} {count !== null && <span>{format.number(count)}</span>}
          </button>
        );
      })}
      <DaySpan label={t('asked')} address={{ filters: days, change }} />
    </fieldset>
  );
}

interface RequestsProps extends Pick<DeskQueueProps, 'openId' | 'onOpen'> {
  desk: Desk;
}

function Requests({ desk, openId, onOpen }: RequestsProps) {
  const t = useTranslations('desks.desk');
  const now = useNow();
  const { requests, counts, alertMinutes } = desk;
  return (
    <>
      <output className="visually-hidden">{t('waiting', { count: counts.waiting })}</output>
      {requests.length === 0 && (
        <StateMessage icon={IconInboxOff} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      <ul className={classes.requests}>
        {requests.map((request) => (
          <DeskEntry
            key={request.id}
            conversation={request}
            isOpen={request.id === openId}
            isOverdue={isOverdue(request, alertMinutes, now)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </>
  );
}

function Absent({ desk }: Pick<DeskQueueProps, 'desk'>) {
  const t = useTranslations('desks.desk');
  const problemText = useDeskProblemText();
  if (!desk.error) return <LinesSkeleton lines={6} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(desk.error)}
      isRetrying={desk.isFetching}
      onRetry={() => void desk.refetch()}
    />
  );
}
