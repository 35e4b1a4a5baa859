import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Button } from '@mantine/core';
import type { MyProfile } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { SavedMark } from '../../../ui/form/saved-mark.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { MeetingFields } from '../connections/meeting-fields.tsx';
import classes from './my-profile.module.css';
import type { CountriesFor } from './mine.countries.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { ReachFields } from './reach-fields.tsx';
import { StandingChoices } from '../find/standing-choices.tsx';
import { isChangedMeanwhile, useProfileForm } from './use-profile-form.ts';
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
  const format = useFormatter();
  const problemText = useProblemText();
  const { form, both, isSaved } = useProfileForm(profile);
  const fieldNames = format.list(both.map((name) => t(`fields.${name}`)));
  return (
    <form ref={submitOnModEnter} className={classes.columns} noValidate onSubmit={form.submit}>
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
      <div className={classes.foot}>
        {both.length > 0 && (
          <Notice tone="warning">{t('form.both', { fields: fieldNames })}</Notice>
        )}
        {form.problem !== undefined && (
          <Notice tone="danger">
            {isChangedMeanwhile(form.problem)
              ? t('form.changedMeanwhile')
              : problemText(form.problem)}
          </Notice>
        )}
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {t('form.save')}
        </Button>
        <SavedMark state={form.isDirty ? 'unsaved' : isSaved ? 'saved' : 'untouched'} />
      </div>
      <LeaveGuard isDirty={form.isDirty} />
    </form>
  );
}
