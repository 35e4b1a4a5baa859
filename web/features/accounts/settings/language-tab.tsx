import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch } from '@mantine/core';
import type { Preferences } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { zoneHere } from '../../../platform/i18n/time-zone.ts';
import { preferencesOptions } from '../../../platform/preferences.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { TimeZoneField } from '../../../ui/field/time-zone-field.tsx';
import { savePlace } from './settings.preferences.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsLoaded } from './settings-loaded.tsx';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.PreferencesSchema);

function LanguageForm({ preferences }: { preferences: Preferences }) {
  const t = useTranslations('settings.language');
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const form = useContractForm({
    initial: preferences,
    loadSchema,
    send: async (values) => {
      setSaved(false);
      await savePlace(client, values);
      setSaved(true);
    },
  });
  const { values, errors, set } = form;
  const named = locales.map((value) => ({ value, label: languages[value] }));
  return (
    <SettingsForm form={form} isSaved={isSaved}>
      <NativeSelect
        name="language"
        label={t('language')}
        data={[{ value: '', label: t('asBrowser') }, ...named]}
        value={values.language ?? ''}
        error={errors['language']}
        onChange={({ currentTarget: { value } }) =>
          set('language', locales.find((locale) => locale === value) ?? null)
        }
      />
      <Switch
        label={t('asDevice', { zone: zoneHere.replaceAll('_', ' ') })}
        checked={values.timeZone === null}
        onChange={(event) => set('timeZone', event.currentTarget.checked ? null : zoneHere)}
      />
      {values.timeZone !== null && (
        <TimeZoneField
          name="timeZone"
          label={t('timeZone')}
          value={values.timeZone}
          error={errors['timeZone']}
          onChange={(zone) => set('timeZone', zone)}
        />
      )}
    </SettingsForm>
  );
}

export function LanguageTab() {
  const preferences = useQuery(preferencesOptions());
  return (
    <SettingsLoaded query={preferences}>
      {(kept) => <LanguageForm preferences={kept} />}
    </SettingsLoaded>
  );
}
