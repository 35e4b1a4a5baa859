import '../../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import type { ProfileForm } from '../mine/use-profile-form.ts';

const choices = ['isListed', 'showsPresence', 'showsVisits'] as const;

/** What is about me as a whole, not about one field. */
export function StandingChoices({ form }: { form: ProfileForm }) {
  const t = useTranslations('profiles');
  const { values, set } = form;
  return (
    <>
      {choices.map((name) => (
        <Switch
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          description={t(`hints.${name}`)}
          checked={values[name]}
          onChange={({ currentTarget }) => set(name, currentTarget.checked)}
        />
      ))}
      {!values.isListed && <Notice tone="calm">{t('hints.unlisted')}</Notice>}
    </>
  );
}
