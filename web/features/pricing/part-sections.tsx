import type { PricingSetup } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { wordMoney } from '../../ui/money/word-money.ts';
import { BenefitFields } from './benefit-fields.tsx';
import { PartList } from './part-list.tsx';
import { PlanFields } from './plan-fields.tsx';
import { blankBenefit, blankPlan, blankQuestion, changedIn } from './pricing.parts.ts';
import classes from './pricing-editor.module.css';
import { QuestionFields } from './question-fields.tsx';
import type { PricingForm } from './use-pricing-form.ts';

interface SectionProps {
  form: PricingForm;
  /** That is written in now. */
  language: Locale;
  languages: readonly Locale[];
}

const toSettings = (words: ReactNode) => <Link to="/apps/invoice/settings">{words}</Link>;

export function PlanSection({
  form: { values, errors, set },
  language,
  languages,
  setup: { plans: kept, currency },
}: SectionProps & { setup: PricingSetup }) {
  const t = useTranslations('pricing.editor');
  const locale = useLocale();
  const words = useWords([language, ...languages]);
  const { plans } = values;
  return (
    <FormSection title={t('plans')} text={t('plansText')}>
      <p className={classes.currency}>
        {t.rich('currency', {
          currency,
          link: toSettings,
        })}
      </p>
      <PartList
        name="plans"
        label={t('plans')}
        parts={plans}
        most={6}
        error={errors['plans']}
        addLabel={t('addPlan')}
        make={blankPlan}
        titleOf={({ name }) => words(name)}
        factOf={({ monthlyAmount }) =>
          wordMoney(monthlyAmount, currency, locale, { isShort: true })
        }
        onChange={(next) => set('plans', next)}
      >
        {(plan) => (
          <PlanFields
            plan={plan}
            kept={kept.find(({ id }) => id === plan.id)}
            currency={currency}
            language={language}
            onChange={(change) => set('plans', changedIn(plans, plan.id, change))}
          />
        )}
      </PartList>
    </FormSection>
  );
}

export function BenefitSection({
  form: { values, errors, set },
  language,
  languages,
}: SectionProps) {
  const t = useTranslations('pricing.editor');
  const words = useWords([language, ...languages]);
  const { plans, benefits } = values;
  return (
    <FormSection title={t('benefits')} text={t('benefitsText')}>
      <PartList
        name="benefits"
        label={t('benefits')}
        parts={benefits}
        most={40}
        error={errors['benefits']}
        addLabel={t('addBenefit')}
        make={() => blankBenefit(plans)}
        titleOf={(benefit) => words(benefit.words)}
        isFlat
        onChange={(next) => set('benefits', next)}
      >
        {(benefit) => (
          <BenefitFields
            benefit={benefit}
            plans={plans}
            language={language}
            words={words}
            onChange={(change) => set('benefits', changedIn(benefits, benefit.id, change))}
          />
        )}
      </PartList>
    </FormSection>
  );
}

export function QuestionSection({
  form: { values, errors, set },
  language,
  languages,
}: SectionProps) {
  const t = useTranslations('pricing.editor');
  const words = useWords([language, ...languages]);
  const { questions } = values;
  return (
    <FormSection title={t('questions')} text={t('questionsText')}>
      <PartList
        name="questions"
        label={t('questions')}
        parts={questions}
        most={20}
        error={errors['questions']}
        addLabel={t('addQuestion')}
        make={blankQuestion}
        titleOf={({ question }) => words(question)}
        onChange={(next) => set('questions', next)}
      >
        {(question) => (
          <QuestionFields
            question={question}
            language={language}
            onChange={(change) => set('questions', changedIn(questions, question.id, change))}
          />
        )}
      </PartList>
    </FormSection>
  );
}
