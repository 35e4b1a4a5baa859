import '../../../ui/styles/fields.css';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { MyProfile } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import classes from './my-profile.module.css';
import type { CountriesFor } from './mine.countries.ts';
import { ShownField } from './shown-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface WhoFieldsProps {
  profile: MyProfile;
  form: ProfileForm;
  countriesFor: CountriesFor;
}

export function WhoFields({ profile, form, countriesFor }: WhoFieldsProps) {
  const t = useTranslations('profiles');
  const { values, errors, set } = form;
  const countries = useMemo(
    () => [...countriesFor(profile.country)],
    [countriesFor, profile.country],
  );
  return (
    <>
      <p className={classes.name}>
        <bdi>{profile.fullName}</bdi>
        <Link to="/pages/account-settings">{t('mine.changeName')}</Link>
      </p>
      {(['headline', 'company'] as const).map((name) => (
        <ShownField key={name} field={name} form={form}>
          <TextInput
            name={name}
            label={t(`fields.${name}`)}
            description={name === 'headline' ? t('hints.headline') : undefined}
            dir="auto"
            autoComplete={name === 'company' ? 'organization' : 'organization-title'}
            value={values[name]}
            error={errors[name]}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
          />
        </ShownField>
      ))}
      <ShownField field="country" form={form}>
        <Select
          name="country"
          label={t('fields.country')}
          autoComplete="off"
          data={countries}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('hints.clearCountry') }}
          nothingFoundMessage={t('hints.noCountry')}
          value={values.country || null}
          error={errors['country']}
          onChange={(country) => set('country', country ?? '')}
        />
      </ShownField>
      <ShownField field="about" form={form}>
        <Textarea
          name="about"
          label={t('fields.about')}
          description={t('hints.about')}
          dir="auto"
          autosize
          minRows={4}
          maxRows={14}
          value={values.about}
          error={errors['about']}
          onChange={({ currentTarget }) => set('about', currentTarget.value)}
        />
      </ShownField>
    </>
  );
}
