import { TextInput } from '@mantine/core';
import type { AccountSettings } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { AddressState } from '../entrance/address-state.tsx';
import { saveNames, accountSettings } from './settings.ts';
import { OwnPicture } from './own-picture.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-form.module.css';
import { SettingsLoaded } from './settings-loaded.tsx';
import { useSavedForm } from './use-saved-form.ts';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.NamesSchema);

function GeneralForm({ general }: { general: AccountSettings['general'] }) {
  const t = useTranslations('settings.general');
  const accounts = useTranslations('accounts');
  const explain = ({ field, keyword }: FieldFault) => {
    if (field === 'username' && keyword === 'server') return accounts('register.usernameTaken');
    return field === 'username' && keyword === 'pattern' ? accounts('usernameNotValid') : undefined;
  };
  const { username, fullName, company, email } = general;
  const initial = { username, fullName, company };
  const { form, isSaved } = useSavedForm({ initial, loadSchema, explain, save: saveNames });
  return (
    <SettingsForm form={form} isSaved={isSaved}>
      <div className={classes.pair}>
        <TextInput
          name="fullName"
          label={accounts('fullName')}
          autoComplete="name"
          value={form.values.fullName}
          error={form.errors['fullName']}
          onChange={(event) => form.set('fullName', event.currentTarget.value)}
        />
        <TextInput
          name="username"
          label={t('username')}
          autoComplete="nickname"
          value={form.values.username}
          error={form.errors['username']}
          onChange={(event) => form.set('username', event.currentTarget.value)}
        />
      </div>
      <TextInput
        name="company"
        label={t('company')}
        autoComplete="organization"
        value={form.values.company}
        error={form.errors['company']}
        onChange={(event) => form.set('company', event.currentTarget.value)}
      />
      <div>
        <TextInput
          label={accounts('email')}
          type="email"
          classNames={{ input: classes.readOnly ?? '' }}
          value={email}
          readOnly
        />
        <AddressState />
      </div>
    </SettingsForm>
  );
}

export function GeneralTab() {
  const settings = useQuery(accountSettings.options());
  return (
    <SettingsLoaded query={settings}>
      {({ general }) => (
        <>
          <OwnPicture />
          <GeneralForm general={general} />
        </>
      )}
    </SettingsLoaded>
  );
}
