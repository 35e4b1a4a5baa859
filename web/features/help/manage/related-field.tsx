import '../../../ui/styles/fields.css';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { articleList } from '../help.live.ts';

interface RelatedFieldProps {
  ids: readonly number[];
  /** Of the article itself, which is not related to itself. */
  ownId: number | undefined;
  languages: readonly string[];
  onChange: (ids: number[]) => void;
}

const mostRelated = 6;

/** Others that stand beside an article, searched by their words. */
export function RelatedField({ ids, ownId, languages, onChange }: RelatedFieldProps) {
  const t = useTranslations('help.article');
  const say = useWords(languages);
  const [q, setQ] = useState('');
  const { data } = useQuery(articleList.options({ ...(q && { q }), perPage: 100 }));
  const known = (data?.articles ?? []).filter(({ id }) => id !== ownId);
  const unknown = ids.filter((id) => known.every((one) => one.id !== id));
  return (
    <MultiSelect
      label={t('fields.relatedIds')}
      description={t('relatedHint')}
      searchable
      maxValues={mostRelated}
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={t('noRelated')}
      searchValue={q}
      onSearchChange={setQ}
      data={[
        ...known.map(({ id, title }) => ({ value: String(id), label: say(title) })),
        ...unknown.map((id) => ({ value: String(id), label: t('numbered', { id }) })),
      ]}
      filter={({ options }) => options}
      value={ids.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    />
  );
}
