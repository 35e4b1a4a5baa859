import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { Language } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { languages as named } from '../../../platform/config.ts';
import { BookerFields } from './booker-fields.tsx';
import type { HandPartProps } from './hand.parts.ts';
import classes from './hand-screen.module.css';

interface HandBookerProps extends HandPartProps {
  languages: readonly Language[];
}

/** Who gets the mails and the invoice, and in which language. */
export function HandBooker({ values, faults, languages, onChange }: HandBookerProps) {
  const t = useTranslations('bookings.hand');
  const { booker, language } = values;
  return (
    <div className={classes.pair}>
      <BookerFields
        booker={booker}
        faults={faults}
        onBooker={(next) => onChange({ booker: { ...booker, ...next } })}
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
