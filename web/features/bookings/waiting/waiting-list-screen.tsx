import type { MyEvent, WaitingEntry } from '@plenum/contract';
import { IconHourglass } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { CopyAddresses } from '../../../ui/table/copy-addresses.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { useWaitingColumns } from './use-waiting-columns.tsx';
import { WaitingDialog } from './waiting-dialog.tsx';
import { waitingList } from './waiting.live.ts';
import classes from './waiting-list-screen.module.css';
import { waitingOf, waitingRules } from './waiting.places.ts';
import { waitingStates } from './waiting.values.ts';
import { WaitingSwitch } from './waiting-switch.tsx';

const rowId = ({ id }: WaitingEntry) => String(id);
const rowName = ({ fullName }: WaitingEntry) => fullName;

/** Who waits, the first in line first, for who runs the event. */
export function WaitingListScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings.waiting');
  const address = useTableAddress(waitingRules);
  const query = useQuery({
    ...waitingList.options(waitingOf(event.id, address)),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const selection = useTableSelection(rowId);
  const [openId, setOpenId] = useState<number | null>(null);
  const columns = useWaitingColumns(event, setOpenId);
  usePageTitle(t('name'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('name')}</h1>
        {data && <WaitingSwitch event={event} rules={data} />}
      </header>
      <DataTable
        name="bookings.waiting"
        label={t('name')}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={data?.entries}
        total={data?.total ?? 0}
        totalIsAtLeast={data?.totalIsAtLeast}
        rowId={rowId}
        rowName={rowName}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={
          <FilterSelect
            label={t('columns.state')}
            value={address.filters['state']}
            choices={waitingStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={(state) => address.change({ state })}
          />
        }
        bulkActions={
          <CopyAddresses
            people={selection.rows.map(({ fullName: name, email }) => ({ name, email }))}
          />
        }
        empty={<StateMessage icon={IconHourglass} title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <WaitingDialog
        event={event}
        entry={data?.entries.find(({ id }) => id === openId)}
        onClose={() => setOpenId(null)}
      />
    </div>
  );
}
