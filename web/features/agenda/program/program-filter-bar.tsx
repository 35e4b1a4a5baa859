import '../../../ui/styles/fields.css';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Locale, languages } from '../../../platform/config.ts';
import { FilterBar } from '../../../ui/field/filter-bar.tsx';
import bar from '../../../ui/field/filter-bar.module.css';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { choicesIn } from './program.ts';
import { countFilters, isFiltered, noFilters, type ProgramSearch } from './program.address.ts';
import { useProgramPlace } from './use-program-place.ts';

interface ProgramFilterBarProps {
  search: ProgramSearch;
  onChange: (change: ProgramSearch) => void;
}

export function ProgramFilterBar({ search, onChange }: ProgramFilterBarProps) {
  const t = useTranslations('program.filters');
  const { hasStars, isDraft } = useProgramPlace();
  const field = useRef<HTMLInputElement>(null);
  return (
    <FilterBar
      count={countFilters({ ...search, q: undefined })}
      search={
        !isDraft && (
          <SearchField
            label={t('search')}
            clearLabel={t('clearSearch')}
            q={search.q ?? ''}
            inputRef={field}
            onSearch={(q) => onChange({ q })}
          />
        )
      }
      filters={
        <>
          <Selects search={search} onChange={onChange} />
          {hasStars && (
            <Checkbox
              label={t('starred')}
              checked={search.starred !== undefined}
              onChange={(event) =>
                onChange({ starred: event.currentTarget.checked ? '1' : undefined })
              }
            />
          )}
        </>
      }
    >
      {isFiltered(search) && (
        <Button variant="subtle" onClick={() => onChange(noFilters)}>
          {t('clear')}
        </Button>
      )}
    </FilterBar>
  );
}

function Selects({ search, onChange }: ProgramFilterBarProps) {
  const t = useTranslations('program');
  const { program, words } = useProgramPlace();
  const { tracks, rooms, kinds, languages: spoken } = choicesIn(program);
  const lists = {
    track: tracks.map(({ id, name }) => ({ value: String(id), label: words(name) })),
    room: rooms.map(({ id, name }) => ({ value: String(id), label: name })),
    kind: kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    language: spoken.map((one) => ({ value: one, label: languages[one satisfies Locale] })),
  };
  return (['track', 'room', 'kind', 'language'] as const)
    .filter((name) => lists[name].length > 1 || search[name] !== undefined)
    .map((name) => (
      <NativeSelect
        key={name}
        className={bar.choice}
        aria-label={t(`filters.${name}`)}
        data-active={search[name] !== undefined || undefined}
        value={search[name] ?? ''}
        data={[{ value: '', label: t(`filters.${name}`) }, ...lists[name]]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
      />
    ));
}
