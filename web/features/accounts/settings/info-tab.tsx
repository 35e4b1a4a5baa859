import '../../../ui/styles/fields.css';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { AccountSettings } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { countryChoices } from '../../../platform/i18n/countries.ts';
import { saveInfo, accountSettings } from './settings.ts';
import { fullAddress } from '../entrance/entrance.web-address.ts';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-form.module.css';
import { SettingsLoaded } from './settings-loaded.tsx';
import { useSavedForm } from './use-saved-form.ts';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.InfoSchema);
const longestPhone = 15;
const readPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').slice(0, longestPhone);
  return digits ? Number(digits) : null;
};
const today = () => new Date().toISOString().slice(0, 10);

function InfoForm({ info }: { info: AccountSettings['info'] }) {
  const t = useTranslations('settings');
  const locale = useLocale();
  const countries = useMemo(() => countryChoices(locale, info.country), [locale, info.country]);
  const explain = ({ field }: FieldFault) =>
    field === 'website' ? t('addressNotValid') : undefined;
  const { form, isSaved } = useSavedForm({ initial: info, loadSchema, explain, save: saveInfo });
  const { values, errors, set } = form;
  return (
    <SettingsForm form={form} isSaved={isSaved}>
      <Textarea
        name="bio"
        label={t('info.bio')}
        description={t('info.bioHint')}
        autosize
        minRows={4}
        maxRows={12}
        value={values.bio}
        error={errors['bio']}
        onChange={(event) => set('bio', event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <TextInput
          name="dob"
          type="date"
          label={t('info.dob')}
          autoComplete="bday"
          max={today()}
          value={values.dob ?? ''}
          error={errors['dob']}
          onChange={(event) => set('dob', event.currentTarget.value || null)}
        />
        <Select
          name="country"
          label={t('info.country')}
          autoComplete="off"
          data={countries}
          searchable
          clearable
          nothingFoundMessage={t('nothingFound')}
          value={values.country || null}
          error={errors['country']}
          onChange={(country) => set('country', country ?? '')}
        />
        <TextInput
          name="website"
          type="url"
          label={t('info.website')}
          autoComplete="url"
          value={values.website}
          error={errors['website']}
          onChange={(event) => set('website', event.currentTarget.value.trim())}
          onBlur={() => set('website', fullAddress(values.website))}
        />
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          label={t('info.phone')}
          description={t('info.phoneHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="tel"
          value={values.phone ?? ''}
          error={errors['phone']}
          onChange={(event) => set('phone', readPhone(event.currentTarget.value))}
        />
      </div>
    </SettingsForm>
  );
}

export function InfoTab() {
  const settings = useQuery(accountSettings.options());
  return <SettingsLoaded query={settings}>{({ info }) => <InfoForm info={info} />}</SettingsLoaded>;
}
