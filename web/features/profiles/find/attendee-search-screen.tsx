import '../../../ui/styles/fields.css';
import { Button, Checkbox } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FilterBar } from '../../../ui/field/filter-bar.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import classes from '../../../ui/panel/tabbed-screen.module.css';
import { ChoiceFilters } from './choice-filters.tsx';
import { DirectoryResults } from './directory-results.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { PersonDrawer } from '../person/person-drawer.tsx';
import { countFilters, isFiltered, noFilters } from '../profiles.places.ts';
import { SavedSearches } from './saved-searches.tsx';
import { type PeopleAddress, usePeopleAddress } from './use-people-address.ts';

/** Attendees by whatever they show of themselves; a search can be kept. */
export function AttendeeSearchScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('profiles.attendeeSearch');
  const address = usePeopleAddress();
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>
          <bdi>{event.name}</bdi>
        </p>
      </header>
      <PeopleTabs eventId={event.id} here="attendeeSearch" />
      <Filters eventId={event.id} address={address} />
      <DirectoryResults
        eventId={event.id}
        address={address}
        isList
        sort="name"
        onOpen={(id) => address.change({ person: String(id) })}
      />
      <PersonDrawer
        eventId={event.id}
        id={address.search.person}
        onClose={() => address.change({ person: undefined })}
      />
    </div>
  );
}

const flags = ['online', 'connected'] as const;

function Filters({ eventId, address }: { eventId: number; address: PeopleAddress }) {
  const t = useTranslations('profiles.directory');
  const table = useTranslations('table');
  const field = useRef<HTMLInputElement>(null);
  const { search, change } = address;
  return (
    <FilterBar
      count={countFilters({ ...search, q: undefined })}
      search={
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          clearLabel={t('searchClear')}
          q={search.q ?? ''}
          inputRef={field}
          onSearch={(q) => change({ q: q || undefined })}
        />
      }
      filters={
        <>
          <ChoiceFilters eventId={eventId} address={address} />
          {flags.map((name) => (
            <Checkbox
              key={name}
              label={t(name)}
              checked={search[name] !== undefined}
              onChange={({ currentTarget }) =>
                change({ [name]: currentTarget.checked ? '1' : undefined })
              }
            />
          ))}
        </>
      }
    >
      {isFiltered(search) && (
        <Button variant="subtle" onClick={() => change(noFilters)}>
          {table('clearFilters')}
        </Button>
      )}
      <SavedSearches address={address} />
    </FilterBar>
  );
}
