import type {
  PricingBenefit,
  PricingQuestion,
  PricingSetup,
  PricingValues,
  Texts,
} from '@plenum/contract';
import { newKey } from '../../platform/new-key.ts';
import { tidyTexts } from '../../ui/language-choice/texts.ts';

export type Plan = PricingValues['plans'][number];
export interface Part {
  id: string;
}

export const blankPlan = (): Plan => ({
  id: newKey(),
  name: {},
  subtitle: {},
  monthlyAmount: 0,
  yearlyAmount: 0,
  isPopular: false,
  button: {},
  leadsTo: null,
});
export const blankBenefit = (plans: readonly Plan[]): PricingBenefit => ({
  id: newKey(),
  words: {},
  planIds: plans.map(({ id }) => id),
});
export const blankQuestion = (): PricingQuestion => ({ id: newKey(), question: {}, answer: {} });

export type SoldTicket = Extract<Plan['leadsTo'], { kind: 'ticket' }>;

/** Something of that event, which is still to be said. */
export const unchosen = (eventId: number): SoldTicket => ({ kind: 'ticket', eventId, ticketId: 0 });

export const changedIn = <P extends Part>(
  parts: readonly P[],
  id: string,
  change: Partial<P>,
): P[] => parts.map((part) => (part.id === id ? { ...part, ...change } : part));

/** One place up or down; at the end it stays. */
export function movedBy<P extends Part>(parts: readonly P[], id: string, step: 1 | -1): P[] {
  const from = parts.findIndex((part) => part.id === id);
  const part = parts[from];
  const to = from + step;
  if (!part || to < 0 || to >= parts.length) return [...parts];
  return parts.toSpliced(from, 1).toSpliced(to, 0, part);
}

export const valuesOf = (setup: PricingSetup): PricingValues => ({
  isPublic: setup.isPublic,
  title: setup.title,
  lead: setup.lead,
  plans: setup.plans.map(({ picture: _, ...plan }) => plan),
  benefits: setup.benefits,
  questions: setup.questions,
});

const trimmed = (texts: Texts): Texts =>
  tidyTexts(
    Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, words.trim()])),
  );

export const hasWords = (texts: Texts): boolean => Object.keys(trimmed(texts)).length > 0;

/** Without lines in which nothing is said. */
export const tidyValues = (values: PricingValues): PricingValues => ({
  ...values,
  title: trimmed(values.title),
  lead: trimmed(values.lead),
  plans: values.plans.map((plan) => ({
    ...plan,
    name: trimmed(plan.name),
    subtitle: trimmed(plan.subtitle),
    button: trimmed(plan.button),
  })),
  benefits: values.benefits
    .map((benefit) => ({ ...benefit, words: trimmed(benefit.words) }))
    .filter(({ words }) => hasWords(words)),
  questions: values.questions
    .map((one) => ({ ...one, question: trimmed(one.question), answer: trimmed(one.answer) }))
    .filter(({ question, answer }) => hasWords(question) || hasWords(answer)),
});
