import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { TablePager } from '../../../ui/table/table-pager.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { ConfirmAllButton } from './confirm-all-button.tsx';
import { EntryList } from './entry-list.tsx';
import { ImportDrawer } from './import-drawer.tsx';
import { StandingTabs } from './standing-tabs.tsx';
import { entries, entryCounts } from './statements.live.ts';
import { entryRules, queryOf } from './statements.places.ts';
import classes from './statements-screen.module.css';

/** What came to the bank, and which invoices it was for. */
export function StatementsScreen() {
  const t = useTranslations('payments.statements');
  const table = useTranslations('table');
  const [isImporting, setImporting] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const address = useTableAddress(entryRules);
  const asked = queryOf(address);
  const query = useQuery({ ...entries.options(asked), placeholderData: keepPreviousData });
  const counts = useQuery(entryCounts.options()).data;
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <Button leftSection={<IconFileImport size={18} />} onClick={() => setImporting(true)}>
          {t('import.open')}
        </Button>
      </header>
      <StandingTabs chosen={asked.standing} counts={counts} />
      <div className={classes.tools}>
        <SearchField
          label={t('search')}
          clearLabel={table('searchClear')}
          q={address.q}
          inputRef={searchRef}
          onSearch={(q) => address.change({ q: q || undefined })}
        />
        {asked.standing === 'sure' && counts && <ConfirmAllButton count={counts.sure} />}
      </div>
      <EntryList
        entries={data?.entries}
        standing={asked.standing}
        isFiltered={address.q !== ''}
        reading={tableReadingOf(query)}
        onImport={() => setImporting(true)}
      />
      {data && data.total > 0 && (
        <TablePager
          address={address}
          total={data.total}
          totalIsAtLeast={data.totalIsAtLeast}
          shown={data.entries.length}
        />
      )}
      <ImportDrawer isOpen={isImporting} onClose={() => setImporting(false)} />
    </div>
  );
}
