import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { HandFault, HandValues } from './hand.values.ts';

interface BookerFieldsProps {
  booker: HandValues['booker'];
  faults?: readonly HandFault[];
  onBooker: (next: Partial<HandValues['booker']>) => void;
}

/** Who booked, as an organiser writes them down. */
export function BookerFields({ booker, faults, onBooker }: BookerFieldsProps) {
  const t = useTranslations('bookings.hand');
  return (
    <>
      <TextInput
        label={t('fullName')}
        name="fullName"
        dir="auto"
        autoComplete="off"
        maxLength={120}
        value={booker.fullName}
        error={faults?.includes('fullName') && t('needed')}
        onChange={({ currentTarget }) => onBooker({ fullName: currentTarget.value })}
      />
      <TextInput
        label={t('email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        value={booker.email}
        error={faults?.includes('email') && t('needed')}
        onChange={({ currentTarget }) => onBooker({ email: currentTarget.value.trim() })}
      />
      <TextInput
        label={t('phone')}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
        value={booker.phone}
        onChange={({ currentTarget }) => onBooker({ phone: currentTarget.value })}
      />
    </>
  );
}
