import '../../../ui/styles/settings.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { settings as settingsAnswer } from '../invoices.live.ts';
import { BankForm } from './bank-form.tsx';
import { RemindersForm } from './reminders-form.tsx';
import { SenderForm } from './sender-form.tsx';
import classes from './settings-screen.module.css';
import { UsualForm } from './usual-form.tsx';

/** What all invoices of the organisation share; each part is saved by itself. */
export function SettingsScreen() {
  const t = useTranslations('invoices.settings');
  const reading = useQuery(settingsAnswer.options());
  const { data } = reading;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={8} />}
        />
      )}
      {data && (
        <>
          <FormSection title={t('sender.title')} text={t('sender.text')}>
            <SenderForm settings={data} />
          </FormSection>
          <FormSection title={t('bank.title')} text={t('bank.text')}>
            <BankForm settings={data} />
          </FormSection>
          <FormSection title={t('usual.title')} text={t('usual.text')}>
            <UsualForm settings={data} />
          </FormSection>
          <FormSection title={t('reminders.title')} text={t('reminders.text')}>
            <RemindersForm settings={data} />
          </FormSection>
        </>
      )}
    </div>
  );
}
