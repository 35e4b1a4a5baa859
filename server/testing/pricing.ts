import type { PricingUpdate } from '@plenum/contract';

/** Three plans with what each has, and a question. */
export const somePricing: Omit<PricingUpdate, 'version'> = {
  title: { en: 'Pricing', de: 'Preise' },
  plans: [
    {
      id: 'plan-basic',
      name: { en: 'Basic' },
      subtitle: { en: 'To try it out', de: 'Zum Ausprobieren' },
      monthlyAmount: 0,
      yearlyAmount: 0,
      isPopular: false,
      button: { en: 'Begin' },
      leadsTo: { kind: 'link', url: 'https://example.org/begin' },
    },
    {
      id: 'plan-standard',
      name: { en: 'Standard' },
      subtitle: { en: 'For most' },
      monthlyAmount: 4_900,
      yearlyAmount: 48_000,
      isPopular: true,
      button: {},
      leadsTo: null,
    },
    {
      id: 'plan-enterprise',
      name: { en: 'Enterprise' },
      subtitle: {},
      monthlyAmount: 9_900,
      yearlyAmount: 96_000,
      isPopular: false,
      button: {},
      leadsTo: null,
    },
  ],
  benefits: [
    { id: 'seats', words: { en: '100 seats' }, planIds: ['plan-basic', 'plan-standard'] },
    { id: 'stage', words: { en: 'A stage', de: 'Eine Bühne' }, planIds: ['plan-standard'] },
  ],
  questions: [
    {
      id: 'pay',
      question: { en: 'How do we pay?' },
      answer: { en: '<p>By <strong>transfer</strong>.</p><p>Tom &amp; Ann help.</p>' },
    },
  ],
};
