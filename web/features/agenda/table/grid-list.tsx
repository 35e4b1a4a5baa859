import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import type { AgendaSession } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableReading } from '../../../ui/table/table-reading.ts';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { rulesFor } from '../agenda.places.ts';
import { rowsOf } from '../agenda.rows.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { GridBulk } from './grid-bulk.tsx';
import { GridFilters } from '../grid/grid-filters.tsx';
import type { AgendaDays } from '../use-agenda-days.ts';
import type { AgendaWork } from '../use-agenda-work.ts';
import { useGridColumns } from './use-grid-columns.tsx';

const rowId = ({ id }: AgendaSession) => String(id);
/** All of it is here already. */
const reading: TableReading = {
  problem: null,
  isReading: false,
  isStale: false,
  readAgain: () => undefined,
};

export function GridList({ work, days }: { work: AgendaWork; days: AgendaDays }) {
  const t = useTranslations('agenda');
  const facts = useAgendaFacts();
  const { rooms, tracks } = facts.event;
  const rules = useMemo(
    () => rulesFor({ rooms, tracks, days: days.days.map(({ day }) => day) }),
    [rooms, tracks, days.days],
  );
  const address = useTableAddress(rules);
  const selection = useTableSelection(rowId);
  const columns = useGridColumns(work);
  const found = rowsOf(work.sessions, address, (session) => {
    const track = facts.trackOf(session.trackId);
    return {
      title: facts.titleOf(session),
      room: session.roomId === null ? '' : facts.roomName(session.roomId),
      track: track ? facts.words(track.name) : '',
      speakers: facts.speakersOf(session),
      day: days.dayOf(session),
      isClashing: work.clashes.has(session.id),
    };
  });
  const first = (address.page - 1) * address.perPage;
  // Those chosen, as they are now.
  const chosen = work.sessions.filter((session) => selection.chosen.has(rowId(session)));
  return (
    <DataTable
      name="agenda.sessions"
      label={t('list.label')}
      searchLabel={t('list.search')}
      columns={columns}
      rows={found.slice(first, first + address.perPage)}
      total={found.length}
      rowId={rowId}
      rowName={facts.titleOf}
      address={address}
      reading={reading}
      selection={selection}
      filters={<GridFilters address={address} days={days} />}
      bulkActions={<GridBulk work={work} sessions={chosen} onDone={selection.clear} />}
      empty={
        <StateMessage
          icon={IconCalendarPlus}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            <Button leftSection={<IconPlus size={18} />} onClick={() => work.create()}>
              {t('head.add')}
            </Button>
          }
        />
      }
    />
  );
}
