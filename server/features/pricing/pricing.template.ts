import {
  drawnPicture,
  type PricingPlan,
  type PricingSetup,
  type TemplatePlan,
  type TemplatePricing,
  type Texts,
} from '@plenum/contract';
import type { Language } from '../../platform/mail/letter.ts';
import { textOf } from '../../platform/mail/text-of.ts';
import type { Person } from '../../platform/person.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Work } from '../../platform/work.ts';
import { organisationById } from '../organisations/index.ts';
import { pricingOf } from './pricing.access.ts';
import { majorOf, perMonth } from './pricing.amounts.ts';

type Say = (texts: Texts) => string;

/** In one language, for clients that know of no other. */
export async function readTemplatePricing(
  { db }: Work,
  { organisationId }: Person,
  asked: Language | null,
): Promise<TemplatePricing> {
  const setup = await pricingOf(db, organisationId);
  const organisation = await organisationById(db, organisationId);
  const languages = [...(asked ? [asked] : []), ...(organisation?.languages ?? [])];
  return templateView(setup, (texts) => wordsIn(texts, languages));
}

function templateView(setup: PricingSetup, say: Say): TemplatePricing {
  const [basicPlan, standardPlan, enterprisePlan] = setup.plans.map((plan) =>
    templatePlan(setup, plan, say),
  );
  return {
    ...(basicPlan && { basicPlan }),
    ...(standardPlan && { standardPlan }),
    ...(enterprisePlan && { enterprisePlan }),
    qandA: setup.questions.map(({ question, answer }) => ({
      question: say(question),
      ans: textOf(say(answer)),
    })),
  };
}

function templatePlan(
  { currency, benefits }: PricingSetup,
  plan: PricingPlan,
  say: Say,
): TemplatePlan {
  const { id, name, subtitle, picture, monthlyAmount, yearlyAmount, isPopular } = plan;
  const title = say(name);
  return {
    title,
    img: picture ?? drawnPicture(title),
    subtitle: say(subtitle),
    monthlyPrice: majorOf(monthlyAmount, currency),
    yearlyPlan: {
      perMonth: majorOf(perMonth(yearlyAmount), currency),
      totalAnnual: majorOf(yearlyAmount, currency),
    },
    planBenefits: benefits
      .filter(({ planIds }) => planIds.includes(id))
      .map(({ words }) => say(words)),
    popular: isPopular,
  };
}
