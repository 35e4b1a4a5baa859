import type { PricingSetup, PricingValues } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { teach } from '../../platform/live/teach.ts';
import type { FieldWords } from '../../ui/form/changed-meanwhile.tsx';
import { type Editor, useEditor } from '../../ui/form/use-editor.ts';
import type { FieldErrors } from '../../ui/form/use-fields.ts';
import { saveSetup } from './pricing.api.ts';
import { pricingSetup } from './pricing.live.ts';
import { hasWords, tidyValues, valuesOf } from './pricing.parts.ts';

export type PricingForm = Editor<PricingValues>;

const loadSchema = () => import('./pricing.forms.ts').then((forms) => forms.PricingSchema);

/** All an organiser sets about prices, saved whole. */
export function usePricingForm(setup: PricingSetup): PricingForm {
  const t = useTranslations('pricing.faults');
  const client = useQueryClient();
  return useEditor<PricingSetup, PricingValues>({
    known: setup,
    valuesOf,
    draft: 'pricing.setup',
    loadSchema,
    explain: ({ field }) =>
      field === 'plans' || field === 'questions' ? t(`${field}NotValid`) : undefined,
    refuse: ({ plans, questions }): FieldErrors => ({
      ...(plans.every(({ name }) => hasWords(name)) ? {} : { plans: t('planWithoutName') }),
      ...(questions.every(({ question, answer }) => hasWords(question) || !hasWords(answer))
        ? {}
        : { questions: t('answerWithoutQuestion') }),
    }),
    tidy: tidyValues,
    save: async (changes, { version }) => {
      const saved = await saveSetup({ ...changes, version });
      teach(
        client,
        pricingSetup.changed(() => saved),
      );
      return saved;
    },
    readAgain: () => client.query({ ...pricingSetup.options(), staleTime: 0 }),
  });
}

/** Where two people changed the same: what each list says, in short. */
export function usePricingWords(): FieldWords<keyof PricingValues> {
  const t = useTranslations('pricing.fields');
  const format = useFormatter();
  const words = useWords();
  const sayers: Partial<{ [N in keyof PricingValues]: (value: PricingValues[N]) => string }> = {
    plans: (plans) => format.list(plans.map((plan) => words(plan.name))),
    benefits: (benefits) => format.list(benefits.map((benefit) => words(benefit.words))),
    questions: (questions) => format.list(questions.map(({ question }) => words(question))),
  };
  return {
    name: (name) => t(name),
    value: (name, value) =>
      (sayers[name] as ((value: unknown) => string) | undefined)?.(value) || undefined,
  };
}
