import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { PostPage } from '@plenum/contract';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { SearchField } from '../../../ui/field/search-field.tsx';
import classes from './blog-screen.module.css';
import type { BlogAddress } from './use-blog-address.ts';

interface BlogBarProps {
  address: BlogAddress;
  /** Undefined: it is on its way. */
  page: Pick<PostPage, 'total' | 'isGuessed'> | undefined;
}

const wordFor = ({ total, isGuessed }: Pick<PostPage, 'total' | 'isGuessed'>) =>
  isGuessed && total > 0 ? 'guessed' : 'found';

/** What is looked for, and how much was found. */
export function BlogBar({ address: { search, change }, page }: BlogBarProps) {
  const t = useTranslations('blog.bar');
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.bar}>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        clearLabel={t('clearSearch')}
        q={search.q ?? ''}
        inputRef={field}
        onSearch={(q) => change({ q })}
      />
      <output>{page && t(wordFor(page), { count: page.total })}</output>
      <NativeSelect
        aria-label={t('language')}
        value={search.language ?? ''}
        data={[
          { value: '', label: t('anyLanguage') },
          ...locales.map((value) => ({ value, label: languages[value] })),
        ]}
        onChange={({ currentTarget }) => change({ language: currentTarget.value || undefined })}
      />
    </div>
  );
}
