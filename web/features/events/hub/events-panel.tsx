import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { readSetupSearch } from '../events.places.ts';
import { EventRow } from './event-row.tsx';
import { NewEventForm } from './new-event-form.tsx';
import classes from '../setup/rows.module.css';

/** All events of the organisation: to go to, and to begin another. */
export function EventsPanel() {
  const t = useTranslations('events');
  const shell = useTranslations('shell');
  const navigate = useNavigate();
  const { event: current, events } = useCurrentEvent();
  const isOpen = readSetupSearch(useSearch({ strict: false })).create === '1';
  const setOpen = (isWanted: boolean) =>
    void navigate({
      to: '/conference-platform',
      search: { tab: 'events', create: isWanted ? '1' : undefined },
      replace: true,
      resetScroll: false,
    });
  const close = () => setOpen(false);
  return (
    <div className={classes.part}>
      <ul className={classes.rows} aria-label={t('tabs.events')}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} isCurrent={event.id === current?.id} />
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => setOpen(true)}
        >
          {t('create.open')}
        </Button>
      </div>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('create.open')}
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <NewEventForm onDone={() => void navigate({ to: '/conference-platform', search: {} })} />
      </Modal>
    </div>
  );
}
