import type { MyEvent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { InviteButton } from '../invitations/invite-button.tsx';
import { OpenInvitations } from '../invitations/open-invitations.tsx';
import { exportPeople } from '../people.api.ts';
import { filterOf, type PeoplePlace, roleOfPlace } from '../people.places.ts';
import classes from './people-screen.module.css';

interface PeopleHeadProps {
  place: PeoplePlace;
  title: string;
  address: TableAddress;
  event: MyEvent | null;
  onInvite: () => void;
}

export function PeopleHead({ place, title, address, event, onInvite }: PeopleHeadProps) {
  const t = useTranslations('people');
  const role = roleOfPlace(place);
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      <div className={classes.actions}>
        {role && <OpenInvitations role={role} />}
        <DownloadButton
          label={t('export')}
          save={() => exportPeople(filterOf(place, address, event?.id))}
        />
        {role && <InviteButton event={event} onInvite={onInvite} />}
      </div>
    </header>
  );
}
