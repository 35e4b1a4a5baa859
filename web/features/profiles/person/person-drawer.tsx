import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonDetails, type PersonDeeds } from './person-details.tsx';
import classes from './person-details.module.css';

interface PersonDrawerProps {
  eventId: number;
  /** As the address says it. */
  id: string | undefined;
  deeds?: PersonDeeds | undefined;
  onClose: () => void;
}

/** A person beside the list they stand in. */
export function PersonDrawer({ eventId, id, deeds, onClose }: PersonDrawerProps) {
  const t = useTranslations('profiles.person');
  const shell = useTranslations('shell');
  // It slides away with what it showed.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={520}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {shown !== undefined && (
        <div className={classes.drawer}>
          <PersonDetails key={shown} eventId={eventId} id={Number(shown)} deeds={deeds} />
          <Link to="/people/$personId" params={{ personId: shown }}>
            {t('ownPage')}
          </Link>
        </div>
      )}
    </Drawer>
  );
}
