import '../../../ui/styles/fields.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { Language } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { languages as named } from '../../../platform/config.ts';
import type { HandPartProps } from './hand.parts.ts';
import classes from './hand-screen.module.css';

interface HandBookerProps extends HandPartProps {
  languages: readonly Language[];
}

/** Who gets the mails and the invoice, and in which language. */
export function HandBooker({ values, faults, languages, onChange }: HandBookerProps) {
  const t = useTranslations('bookings.hand');
  const { booker, language } = values;
  const set = (next: Partial<typeof booker>) => onChange({ booker: { ...booker, ...next } });
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('fullName')}
        name="fullName"
        dir="auto"
        autoComplete="off"
        maxLength={120}
        value={booker.fullName}
        error={faults.includes('fullName') && t('needed')}
        onChange={({ currentTarget }) => set({ fullName: currentTarget.value })}
      />
      <TextInput
        label={t('email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        value={booker.email}
        error={faults.includes('email') && t('needed')}
        onChange={({ currentTarget }) => set({ email: currentTarget.value.trim() })}
      />
      <TextInput
        label={t('phone')}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
        value={booker.phone}
        onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
      />
      <NativeSelect
        label={t('language')}
        name="language"
        data={languages.map((value) => ({ value, label: named[value] }))}
        value={language}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((one) => one === currentTarget.value);
          if (chosen) onChange({ language: chosen });
        }}
      />
    </div>
  );
}
