import '../../../ui/styles/fields.css';
import '../../../ui/styles/segments.css';
import { Button, Checkbox, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { choicesIn } from './hall.floor.ts';
import { isHallFiltered, noHallFilters } from './hall.places.ts';
import classes from './hall-filters.module.css';
import { useHallPlace } from './use-hall-place.ts';

/** What of the floor is shown, and how. */
export function HallFilters() {
  const t = useTranslations('hall.filters');
  const { search, change } = useHallPlace();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className={classes.bar}>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        clearLabel={t('clearSearch')}
        q={search.q ?? ''}
        inputRef={field}
        onSearch={(q) => change({ q })}
      />
      <Selects />
      <Checkbox
        label={t('online')}
        checked={search.online !== undefined}
        onChange={(event) => change({ online: event.currentTarget.checked ? '1' : undefined })}
      />
      {isHallFiltered(search) && (
        <Button variant="subtle" onClick={() => change(noHallFilters)}>
          {t('clear')}
        </Button>
      )}
      <ViewSwitch />
    </search>
  );
}

function Selects() {
  const t = useTranslations('hall.filters');
  const { search, change } = useHallPlace();
  const said = useChoices();
  const lists = {
    topic: said.topics.map((topic) => ({ value: topic, label: topic })),
    product: said.products.map((product) => ({ value: product, label: product })),
    mine: (['saved', 'visited', 'new'] as const).map((mark) => ({ value: mark, label: t(mark) })),
  };
  return (['topic', 'product', 'mine'] as const)
    .filter((name) => lists[name].length > 0 || search[name] !== undefined)
    .map((name) => (
      <NativeSelect
        key={name}
        className={classes.select}
        aria-label={t(name)}
        data-active={search[name] !== undefined || undefined}
        value={search[name] ?? ''}
        data={[{ value: '', label: t(`any.${name}`) }, ...lists[name]]}
        onChange={(event) => change({ [name]: event.currentTarget.value || undefined })}
      />
    ));
}

function useChoices() {
  const locale = useLocale();
  const { booths } = useHallPlace().hall;
  return useMemo(
    () => ({
      topics: choicesIn(booths, 'topics', locale),
      products: choicesIn(booths, 'products', locale),
    }),
    [booths, locale],
  );
}

function ViewSwitch() {
  const t = useTranslations('hall.view');
  const { search, change } = useHallPlace();
  return (
    <SegmentedControl
      className={classes.view}
      aria-label={t('label')}
      value={search.view ?? 'floor'}
      data={(['floor', 'list'] as const).map((view) => ({ value: view, label: t(view) }))}
      onChange={(view) => change({ view: view === 'list' ? view : undefined })}
    />
  );
}
