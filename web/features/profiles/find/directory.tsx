import '../../../ui/styles/fields.css';
import { ActionIcon, Checkbox, Select } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import type { PersonDeeds } from '../person/person-details.tsx';
import { DirectoryResults, type DirectorySort } from './directory-results.tsx';
import classes from './directory.module.css';
import type { PeopleAddress } from './use-people-address.ts';

const views = [
  { name: 'cards', icon: IconLayoutGrid },
  { name: 'list', icon: IconList },
] as const;

const sorts: readonly DirectorySort[] = ['match', 'name'];

interface DirectoryProps {
  eventId: number;
  address: PeopleAddress;
  deeds?: PersonDeeds | undefined;
  onOpen: (id: number) => void;
}

/** Everyone who is listed, on cards or in a list. */
export function Directory({ eventId, address, deeds, onOpen }: DirectoryProps) {
  const t = useTranslations('profiles.directory');
  const field = useRef<HTMLInputElement>(null);
  const { search, change } = address;
  const shown = search.view ?? 'cards';
  const sort = search.order === 'name' ? 'name' : 'match';
  return (
    <>
      <search className={classes.bar}>
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          clearLabel={t('searchClear')}
          q={search.q ?? ''}
          inputRef={field}
          onSearch={(q) => change({ q: q || undefined })}
        />
        <Checkbox
          label={t('online')}
          checked={search.online !== undefined}
          onChange={({ currentTarget }) =>
            change({ online: currentTarget.checked ? '1' : undefined })
          }
        />
        <Select
          className={classes.choice}
          aria-label={t('sort.label')}
          data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          allowDeselect={false}
          onChange={(value) => change({ order: value === 'name' ? value : undefined })}
        />
        <fieldset className={classes.views}>
          <legend className="visually-hidden">{t('view')}</legend>
          {views.map(({ name, icon: Icon }) => (
            <ActionIcon
              key={name}
              size={30}
              variant="subtle"
              color="gray"
              aria-label={t(`views.${name}`)}
              aria-pressed={shown === name}
              onClick={() => change({ view: name === 'list' ? name : undefined })}
            >
              <Icon size={18} />
            </ActionIcon>
          ))}
        </fieldset>
      </search>
      <DirectoryResults
        eventId={eventId}
        address={address}
        isList={shown === 'list'}
        sort={sort}
        deeds={deeds}
        onOpen={onOpen}
      />
    </>
  );
}
