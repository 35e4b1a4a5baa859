import '../../../ui/styles/fields.css';
import '../../../ui/styles/segments.css';
import { SegmentedControl, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { doorList, doorName } from './door.entrance.ts';
import type { Entrance } from './door.passes.ts';
import classes from './door-screen.module.css';
import { ListChoice } from './list-choice.tsx';

/** Where this device stands: at which list, and what people call the spot. */
export function DoorPlace({ eventId, listId }: Entrance) {
  const t = useTranslations('bookings.door');
  const navigate = useNavigate();
  const list = listId === null ? {} : { list: `${listId}` };
  const choose = (next: number | null) => {
    doorList.set(next === null ? null : { eventId, listId: next });
    void navigate({
      to: '/bookings/check-in',
      search: next === null ? {} : { list: `${next}` },
      replace: true,
    });
  };
  return (
    <div className={classes.place}>
      <ListChoice eventId={eventId} listId={listId} onChoose={choose} />
      <TextInput
        label={t('doorName')}
        placeholder={t('doorNameExample')}
        maxLength={40}
        autoComplete="off"
        dir="auto"
        value={useStoredValue(doorName)}
        onChange={({ currentTarget }) => doorName.set(currentTarget.value)}
      />
      <nav className={classes.ways} aria-label={t('more')}>
        <Link to="/bookings/check-in/attendance" search={list}>
          {t('attendance')}
        </Link>
        <Link to="/bookings/check-in/lists">{t('lists')}</Link>
        <Link to="/bookings/check-in/badges" search={list}>
          {t('badges')}
        </Link>
        <Link to="/bookings/check-in/kiosks">{t('kiosks')}</Link>
      </nav>
    </div>
  );
}

interface WayProps {
  leaves: boolean;
  onChange: (leaves: boolean) => void;
}

/** Which way people pass this device. */
export function DoorWay({ leaves, onChange }: WayProps) {
  const t = useTranslations('bookings.door');
  return (
    <SegmentedControl
      aria-label={t('way')}
      fullWidth
      size="md"
      data={[
        { value: 'in', label: t('wayIn') },
        { value: 'out', label: t('wayOut') },
      ]}
      value={leaves ? 'out' : 'in'}
      onChange={(way) => onChange(way === 'out')}
    />
  );
}
