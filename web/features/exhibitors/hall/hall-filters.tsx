import '../../../ui/styles/fields.css';
import '../../../ui/styles/segments.css';
import { Button, Checkbox, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FilterBar } from '../../../ui/field/filter-bar.tsx';
import bar from '../../../ui/field/filter-bar.module.css';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { choicesIn, commonTopics } from './hall.floor.ts';
import { countHallFilters, isHallFiltered, noHallFilters } from './hall.places.ts';
import classes from './hall-filters.module.css';
import { HallTopics } from './hall-topics.tsx';
import { useHallPlace } from './use-hall-place.ts';

/** What of the floor is shown, and how. */
export function HallFilters() {
  const t = useTranslations('hall.filters');
  const { search, change } = useHallPlace();
  const field = useRef<HTMLInputElement>(null);
  const said = useChoices();
  return (
    <FilterBar
      count={countHallFilters({ ...search, q: undefined })}
      search={
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          clearLabel={t('clearSearch')}
          q={search.q ?? ''}
          inputRef={field}
          onSearch={(q) => change({ q })}
        />
      }
      filters={
        <>
          <Selects {...said} />
          <Checkbox
            label={t('online')}
            checked={search.online !== undefined}
            onChange={(event) => change({ online: event.currentTarget.checked ? '1' : undefined })}
          />
        </>
      }
    >
      {isHallFiltered(search) && (
        <Button variant="subtle" onClick={() => change(noHallFilters)}>
          {t('clear')}
        </Button>
      )}
      <ViewSwitch />
      <HallTopics topics={said.common} />
    </FilterBar>
  );
}

/** What has no row of its own: topics only where the row cannot have them all. */
function Selects({ topics, common, products }: ReturnType<typeof useChoices>) {
  const t = useTranslations('hall.filters');
  const { search, change } = useHallPlace();
  const rare = topics.length > common.length ? topics : [];
  const lists = {
    topic: rare.map((topic) => ({ value: topic, label: topic })),
    product: products.map((product) => ({ value: product, label: product })),
    mine: (['saved', 'visited', 'new'] as const).map((mark) => ({ value: mark, label: t(mark) })),
  };
  return (['topic', 'product', 'mine'] as const)
    .filter((name) => lists[name].length > 0 || (name !== 'topic' && search[name] !== undefined))
    .map((name) => (
      <NativeSelect
        key={name}
        className={bar.choice}
        aria-label={t(name)}
        data-active={search[name] !== undefined || undefined}
        value={search[name] ?? ''}
        data={[
          { value: '', label: t(name === 'topic' ? 'moreTopics' : `any.${name}`) },
          ...lists[name],
        ]}
        onChange={(event) => change({ [name]: event.currentTarget.value || undefined })}
      />
    ));
}

function useChoices() {
  const locale = useLocale();
  const { booths } = useHallPlace().hall;
  return useMemo(() => {
    const topics = choicesIn(booths, 'topics', locale);
    const products = choicesIn(booths, 'products', locale);
    return { topics, common: commonTopics(booths, topics), products };
  }, [booths, locale]);
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
