import '../../ui/styles/amounts.css';
import '../../ui/styles/segments.css';
import { SegmentedControl } from '@mantine/core';
import type { PricingSetup } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages as names, type Locale } from '../../platform/config.ts';
import { EditorForm } from '../../ui/form/editor-form.tsx';
import { PageFields } from './page-fields.tsx';
import { BenefitSection, PlanSection, QuestionSection } from './part-sections.tsx';
import classes from './pricing-editor.module.css';
import { usePricingForm, usePricingWords } from './use-pricing-form.ts';

interface PricingFormProps {
  setup: PricingSetup;
  languages: readonly Locale[];
}

/** Everything about prices in one form, in one language at a time. */
export function PricingForm({ setup, languages }: PricingFormProps) {
  const t = useTranslations('pricing.editor');
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const form = usePricingForm(setup);
  const section = { form, language, languages };
  return (
    <EditorForm form={form} words={usePricingWords()} place="floating" saveLabel={t('save')}>
      {languages.length > 1 && (
        <div className={classes.language}>
          <SegmentedControl
            aria-label={t('writeIn')}
            value={language}
            data={languages.map((one) => ({ value: one, label: names[one] }))}
            onChange={(next) => setLanguage(languages.find((one) => one === next) ?? language)}
          />
        </div>
      )}
      <PageFields form={form} language={language} />
      <PlanSection {...section} setup={setup} />
      <BenefitSection {...section} />
      <QuestionSection {...section} />
    </EditorForm>
  );
}
