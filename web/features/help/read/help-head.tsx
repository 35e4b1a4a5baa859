import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import classes from './help-page.module.css';
import type { HelpAddress } from './use-help-address.ts';

interface HelpHeadProps {
  title: string;
  lead: string;
  address: HelpAddress;
  deeds?: ReactNode;
}

/** What the page is for, and the field to search it. */
export function HelpHead({ title, lead, address: { search, change }, deeds }: HelpHeadProps) {
  const t = useTranslations('help');
  const field = useRef<HTMLInputElement>(null);
  return (
    <header className={classes.hero}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <div className={classes.search}>
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          clearLabel={t('clearSearch')}
          q={search.q ?? ''}
          inputRef={field}
          onSearch={(q) => change({ q: q || undefined })}
        />
      </div>
      {deeds && <div className={classes.deeds}>{deeds}</div>}
    </header>
  );
}
