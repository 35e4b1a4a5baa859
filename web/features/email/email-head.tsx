import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../ui/field/search-field.tsx';
import classes from './email-head.module.css';
import type { EmailListOf } from './email.order.ts';

/** The server counts no further in a search. */
const mostCounted = 1_000;

interface EmailHeadProps {
  list: EmailListOf;
  name: string;
  total: number | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  onSearch: (q: string) => void;
  onHelp: () => void;
}

export function EmailHead({ list, name, total, searchRef, onSearch, onHelp }: EmailHeadProps) {
  const t = useTranslations('email');
  const help = useTranslations('shell.shortcuts');
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h2>{name}</h2>
        <output>
          {total !== undefined &&
            t(list.q && total >= mostCounted ? 'countOrMore' : 'count', { count: total })}
        </output>
        <ActionIcon
          className={classes.help}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={help('open')}
          onClick={onHelp}
        >
          <IconKeyboard size={20} stroke={1.75} />
        </ActionIcon>
      </div>
      <SearchField
        key={`${list.folder} ${list.label}`}
        label={t('search')}
        clearLabel={t('searchClear')}
        q={list.q}
        inputRef={searchRef}
        onSearch={onSearch}
      />
    </header>
  );
}
