import type { EventSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { LanguageOrder } from '../../../ui/language-order/language-order.tsx';
import { SetupForm } from './setup-form.tsx';
import { useSetupForm } from './use-setup-form.ts';

const valuesOf = ({ languages }: EventSetup) => ({ languages });

export function LanguagesPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.languages');
  const form = useSetupForm({ setup, valuesOf });
  return (
    <SetupForm form={form}>
      <LanguageOrder label={t('label')} hint={t('hint')} {...form.field('languages')} />
    </SetupForm>
  );
}
