import type { PersonLine, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '../../../platform/organisation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BulkActions } from './bulk-actions.tsx';
import { InviteButton } from '../invitations/invite-button.tsx';
import { InviteDialog } from '../invitations/invite-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { nameOf, peopleOptions } from '../people.api.ts';
import { type PeoplePlace, queryOf, roleOfPlace, rulesOf } from '../people.places.ts';
import { PeopleEmpty } from './people-empty.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleHead } from './people-head.tsx';
import classes from './people-screen.module.css';
import { usePeopleChanges } from '../use-people-changes.tsx';
import { usePeopleColumns } from './use-people-columns.tsx';
import { useCurrentEvent } from '../../../platform/current-event.ts';

/** The event a place is about; null where it is about none, undefined until that is known. */
function usePlaceEvent(place: PeoplePlace): MyEvent | null | undefined {
  const { event, problem } = useCurrentEvent();
  return place !== 'conference' || problem ? null : event;
}

const rowId = (person: PersonLine) => String(person.id);

function usePlaceTitle(place: PeoplePlace): string {
  const t = useTranslations('people.titles');
  const organisation = useOrganisation();
  if (place !== 'organisation') return t(place);
  return organisation ? t('organisation', { name: organisation.shortName }) : t('list');
}

export function PeopleScreen({ place }: { place: PeoplePlace }) {
  const t = useTranslations('people');
  const title = usePlaceTitle(place);
  const address = useTableAddress(rulesOf(place));
  const event = usePlaceEvent(place);
  const asked = queryOf(place, address, event?.id);
  const query = useQuery({
    ...peopleOptions(asked),
    enabled: event !== undefined,
  });
  const selection = useTableSelection(rowId);
  const columns = usePeopleColumns(place, query.data?.held);
  const { apply, progress, dialog } = usePeopleChanges();
  const [addressed, setAddressed] = useState<readonly PersonLine[]>([]);
  const [isInviting, setInviting] = useState(false);
  const role = roleOfPlace(place);
  const invite = () => setInviting(true);
  usePageTitle(title);
  return (
    <div className={classes.screen}>
      <PeopleHead
        place={place}
        title={title}
        address={address}
        event={event ?? null}
        onInvite={invite}
      />
      <DataTable
        name={`people.${place}`}
        label={title}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={query.data?.people}
        total={query.data?.total ?? 0}
        totalIsAtLeast={query.data?.totalIsAtLeast}
        rowId={rowId}
        rowName={nameOf}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={<PeopleFilters place={place} address={address} event={event ?? null} />}
        bulkActions={
          <BulkActions
            people={selection.rows}
            query={asked}
            total={query.data?.total ?? 0}
            progress={progress}
            onChoose={(people) => selection.choose(people, true)}
            onChange={(change) =>
              apply({ people: selection.rows, change, onDone: selection.clear })
            }
            onMessage={() => setAddressed(selection.rows)}
          />
        }
        empty={
          <PeopleEmpty
            place={place}
            action={role && <InviteButton event={event ?? null} onInvite={invite} />}
          />
        }
      />
      {dialog}
      {role && <InviteDialog role={role} opened={isInviting} onClose={() => setInviting(false)} />}
      <MessageDialog
        people={addressed}
        onClose={() => setAddressed([])}
        onSent={() => {
          setAddressed([]);
          selection.clear();
        }}
      />
    </div>
  );
}
