import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import type { MyProfile, Privacy } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { MeetingFields } from '../connections/meeting-fields.tsx';
import classes from './my-profile.module.css';
import type { CountriesFor } from './mine.countries.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { ReachFields } from './reach-fields.tsx';
import { StandingChoices } from '../find/standing-choices.tsx';
import type { ProfileValues } from './mine.form-values.ts';
import { useProfileForm } from './use-profile-form.ts';
import { WhoFields } from './who-fields.tsx';

interface MyProfileFormProps {
  profile: MyProfile;
  picture: ReactNode;
  countriesFor: CountriesFor;
}

const sections = [
  ['who', WhoFields],
  ['meeting', MeetingFields],
  ['reach', ReachFields],
  ['standing', StandingChoices],
] as const;

export function MyProfileForm({ profile, picture, countriesFor }: MyProfileFormProps) {
  const t = useTranslations('profiles');
  const words = useProfileWords(countriesFor);
  const form = useProfileForm(profile);
  return (
    <EditorForm form={form} words={words} place="floating" saveLabel={t('form.save')}>
      <div className={classes.columns}>
        <div className={classes.sections}>
          {sections.map(([name, Fields]) => (
            <FormSection key={name} title={t(`sections.${name}`)} text={t(`sections.${name}Text`)}>
              {name === 'who' && picture}
              <Fields profile={profile} form={form} countriesFor={countriesFor} />
            </FormSection>
          ))}
        </div>
        <aside className={classes.side}>
          <ProfilePreview profile={profile} values={form.values} />
        </aside>
      </div>
    </EditorForm>
  );
}

function useProfileWords(countriesFor: CountriesFor): FieldWords<keyof ProfileValues> {
  const t = useTranslations('profiles');
  const format = useFormatter();
  const audiences = (privacy: Privacy) =>
    (Object.keys(privacy) as (keyof Privacy)[]).map(
      (field) => `${t(`fields.${field}`)}: ${t(`audiences.${privacy[field]}`)}`,
    );
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'privacy') return format.list(audiences(value as Privacy));
      if (name === 'country')
        return countriesFor(String(value)).find((country) => country.value === value)?.label;
      return name === 'languages'
        ? format.list((value as ProfileValues['languages']).map((one) => languages[one])) ||
            undefined
        : undefined;
    },
  };
}
