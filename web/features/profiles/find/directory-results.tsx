import type { DirectoryQuery } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconSearchOff, IconUsersGroup } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { DirectoryPager } from './directory-pager.tsx';
import classes from './directory.module.css';
import { PeopleTable } from './people-table.tsx';
import { PersonCard } from '../person/person-card.tsx';
import type { PersonDeeds } from '../person/person-details.tsx';
import { PersonCardsSkeleton } from './person-cards-skeleton.tsx';
import { directoryOptions } from '../profiles.api.ts';
import { isFiltered, noFilters, queryOf } from '../profiles.places.ts';
import { useMyInterests } from './use-my-interests.ts';
import type { PeopleAddress } from './use-people-address.ts';

const perPage = 24;
/** The server counts no further. */
const mostCounted = 10_000;

export type DirectorySort = NonNullable<DirectoryQuery['sort']>;

interface DirectoryResultsProps {
  eventId: number;
  address: PeopleAddress;
  isList: boolean;
  sort: DirectorySort;
  deeds?: PersonDeeds | undefined;
  onOpen: (id: number) => void;
}

/** One page of those who are found, and how many there are. */
export function DirectoryResults(props: DirectoryResultsProps) {
  const { eventId, address, isList, sort, deeds, onOpen } = props;
  const t = useTranslations('profiles.directory');
  const problemText = useProblemText();
  const mine = useMyInterests();
  const query = useQuery(directoryOptions(eventId, { ...queryOf(address.search, perPage), sort }));
  const { data, error } = query;
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data) return <PersonCardsSkeleton />;
  const { people, total } = data;
  if (people.length === 0) return <Nobody address={address} total={total} />;
  const isStale = query.isPlaceholderData;
  return (
    <>
      <output className={classes.count}>
        <bdi>
          {total < mostCounted
            ? t('found', { count: total })
            : t('foundMany', { most: mostCounted })}
        </bdi>
      </output>
      {isList ? (
        <PeopleTable
          eventId={eventId}
          label={t('label')}
          people={people}
          mine={mine}
          isStale={isStale}
          onOpen={onOpen}
        />
      ) : (
        <ul
          className={classes.cards}
          aria-label={t('label')}
          aria-busy={isStale}
          data-stale={isStale || undefined}
        >
          {people.map((person) => (
            <PersonCard
              key={person.id}
              eventId={eventId}
              person={person}
              mine={mine}
              deeds={deeds}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      <DirectoryPager address={address} total={total} perPage={perPage} shown={people.length} />
    </>
  );
}

function Nobody({ address, total }: { address: PeopleAddress; total: number }) {
  const t = useTranslations('profiles.directory');
  const table = useTranslations('table');
  const { search, change } = address;
  if (total > 0) {
    return (
      <StateMessage
        icon={IconArrowBackUp}
        title={table('pastEndTitle')}
        text={table('pastEndText')}
        action={
          <Button variant="default" onClick={() => change({ page: undefined })}>
            {table('toFirst')}
          </Button>
        }
      />
    );
  }
  if (!isFiltered(search)) {
    return <StateMessage icon={IconUsersGroup} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <StateMessage
      icon={IconSearchOff}
      title={table('nothingTitle')}
      text={t('nothingText')}
      action={
        <Button variant="default" onClick={() => change(noFilters)}>
          {table('clearFilters')}
        </Button>
      }
    />
  );
}
