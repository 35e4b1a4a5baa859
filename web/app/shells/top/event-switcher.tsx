import { Menu, UnstyledButton } from '@mantine/core';
import { IconCalendarEvent, IconCheck, IconSelector } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { chooseEvent, useCurrentEvent } from '../../../platform/current-event.ts';
import { EventDates } from '../../../ui/event/event-dates.tsx';
import classes from './organisation-switcher.module.css';

/** Most people have one event and never see it. */
export function EventSwitcher() {
  const t = useTranslations('frame.event');
  const { event: current, events } = useCurrentEvent();
  if (events.length < 2 || !current) return null;
  return (
    <Menu
      position="bottom-start"
      width={300}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('label', { name: current.name })}>
          <IconCalendarEvent size={18} stroke={1.75} aria-hidden />
          <bdi className={classes.name}>{current.name}</bdi>
          <IconSelector size={16} stroke={1.75} aria-hidden className={classes.arrows} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.choices}>
        <Menu.Label>{t('title')}</Menu.Label>
        {events.map((event) => (
          <Menu.Item
            key={event.id}
            aria-current={event.id === current.id || undefined}
            rightSection={event.id === current.id && <IconCheck size={18} aria-hidden />}
            onClick={() => chooseEvent(event.id)}
          >
            <bdi className={classes.choice}>{event.name}</bdi>
            <span className={classes.role}>
              {t(`states.${event.state}`)} {'·'} <EventDates event={event} />
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
