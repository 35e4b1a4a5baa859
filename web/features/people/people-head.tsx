import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { TableAddress } from '../../ui/table/use-table-address.ts';
import { ExportButton } from './export-button.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { filterOf, type PeoplePlace, roleOfPlace } from './people.places.ts';
import classes from './people-screen.module.css';

interface PeopleHeadProps {
  place: PeoplePlace;
  title: string;
  address: TableAddress;
  onInvite: () => void;
}

export function PeopleHead({ place, title, address, onInvite }: PeopleHeadProps) {
  const t = useTranslations('people');
  const role = roleOfPlace(place);
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      <div className={classes.actions}>
        {role && <OpenInvitations role={role} />}
        <ExportButton query={filterOf(place, address)} />
        {role && (
          <Button leftSection={<IconUserPlus size={18} />} onClick={onInvite}>
            {t('invite.open')}
          </Button>
        )}
      </div>
    </header>
  );
}
