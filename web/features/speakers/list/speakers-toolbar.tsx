import { ActionIcon } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { type ChangeSearch, shows, type SpeakersSearch } from '../speakers.places.ts';
import classes from './speakers-screen.module.css';

const views = [
  { name: 'cards', icon: IconLayoutGrid },
  { name: 'list', icon: IconList },
] as const;

interface SpeakersToolbarProps {
  search: SpeakersSearch;
  onAddress: ChangeSearch;
}

export function SpeakersToolbar({ search, onAddress }: SpeakersToolbarProps) {
  const t = useTranslations('speakers');
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={t('search')}
        clearLabel={t('searchClear')}
        q={search.q ?? ''}
        inputRef={inputRef}
        onSearch={(q) => onAddress({ q: q || undefined })}
      />
      <FilterSelect
        label={t('filter')}
        value={search.show}
        choices={shows.map((show) => ({ value: show, label: t(`shows.${show}`) }))}
        onChange={(next) => onAddress({ show: shows.find((show) => show === next) })}
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
            aria-pressed={(search.view ?? 'cards') === name}
            onClick={() => onAddress({ view: name === 'list' ? name : undefined })}
          >
            <Icon size={18} />
          </ActionIcon>
        ))}
      </fieldset>
    </div>
  );
}
