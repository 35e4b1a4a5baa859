import type { Booth, Lead } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconAddressBook, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { boothOptions } from './leads.ts';
import { leads } from './leads.live.ts';
import { filterOf, type LeadsSearch, queryOf } from '../dropcards.places.ts';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadsBulk } from './leads-bulk.tsx';
import { LeadsHead } from './leads-head.tsx';
import classes from './leads-screen.module.css';
import { ScanDrawer } from '../scan/scan-drawer.tsx';
import { useLeadColumns } from './use-lead-columns.tsx';
import { useLeadsAddress } from './use-leads-address.ts';

const rowId = ({ id }: Lead) => String(id);
const noTags: readonly string[] = [];
const noStaff: Booth['staff'] = [];

interface LeadsScreenProps {
  exhibitorId: number;
  search: LeadsSearch;
  /** The ways to the other screens of the booth. */
  tabs: ReactNode;
}

/** The cards a booth holds, for its staff alone. */
export function LeadsScreen({ exhibitorId, search, tabs }: LeadsScreenProps) {
  const t = useTranslations('dropcards.leads');
  const { data: booth } = useQuery(boothOptions(exhibitorId));
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.title}>
        <h1>{t('title')}</h1>
        {booth && <bdi>{booth.shown.name}</bdi>}
      </header>
      {tabs}
      <Leads exhibitorId={exhibitorId} search={search} staff={booth?.staff ?? noStaff} />
    </div>
  );
}

type LeadsProps = Omit<LeadsScreenProps, 'tabs'> & { staff: Booth['staff'] };

function Leads({ exhibitorId, search, staff }: LeadsProps) {
  const t = useTranslations('dropcards.leads');
  const { address, narrow, openLead, openScan, close } = useLeadsAddress(search);
  const options = leads.options({ exhibitorId, ...queryOf(address) });
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const selection = useTableSelection(rowId);
  const columns = useLeadColumns(staff, openLead);
  const { leads: rows, total = 0, tags = noTags } = query.data ?? {};
  if (!rows && query.error instanceof CallProblem && query.error.status === 404) {
    return <StateMessage icon={IconLock} title={t('closed.title')} text={t('closed.text')} />;
  }
  return (
    <>
      <LeadsHead exhibitorId={exhibitorId} filter={filterOf(address)} onScan={openScan} />
      <DataTable
        name="dropcards.leads"
        label={t('title')}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={rows}
        total={total}
        rowId={rowId}
        rowName={({ values }) => values?.fullName ?? t('withdrawn')}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={<LeadFilters address={address} staff={staff} tags={tags} onNarrow={narrow} />}
        bulkActions={
          <LeadsBulk
            exhibitorId={exhibitorId}
            staff={staff}
            chosen={selection.rows}
            onDone={selection.clear}
          />
        }
        empty={
          <StateMessage icon={IconAddressBook} title={t('empty.title')} text={t('empty.text')} />
        }
      />
      <LeadDrawer
        {...{ exhibitorId, staff, tags }}
        leads={rows}
        id={search.lead}
        readAgain={async () => (await query.refetch()).data?.leads}
        onClose={close}
      />
      <ScanDrawer exhibitorId={exhibitorId} opened={search.scan === 'open'} onClose={close} />
    </>
  );
}
