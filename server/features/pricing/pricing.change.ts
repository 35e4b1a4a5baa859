import { setImmediate } from 'node:timers/promises';
import type { LeadsTo, PricingSetup, PricingUpdate, Texts } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { cleanWords } from '../../platform/rich-text/clean-words.ts';

type Changes = Omit<PricingUpdate, 'version'>;

const longestAnswer = 1_500;

/** The setup as an update leaves it: every picture with its plan, no benefit of a plan that is gone. */
export function changedSetup(before: PricingSetup, { plans, ...changes }: Changes): PricingSetup {
  const pictureOf = (id: string) => before.plans.find((one) => one.id === id)?.picture ?? null;
  const after = {
    ...before,
    ...changes,
    plans: plans?.map((plan) => ({ ...plan, picture: pictureOf(plan.id) })) ?? before.plans,
  };
  const isThere = new Set(after.plans.map(({ id }) => id));
  return {
    ...after,
    version: before.version + 1,
    benefits: after.benefits.map((benefit) => ({
      ...benefit,
      planIds: benefit.planIds.filter((id) => isThere.has(id)),
    })),
  };
}

/** One question after the other: between two of them everybody else has their turn. */
export async function cleanChanges({ questions, ...others }: Changes): Promise<Changes> {
  if (!questions) return others;
  const clean: typeof questions = [];
  for (const one of questions) {
    clean.push({ ...one, answer: cleaned(one.answer) });
    await setImmediate();
  }
  return { ...others, questions: clean };
}

function cleaned(answer: Texts): Texts {
  const texts = Object.entries(answer).map(([language, html]) => [language, cleanWords(html)]);
  if (texts.some(([, html = '']) => html.length > longestAnswer)) {
    throw refusal('/questions', 'has a longer answer than can be kept');
  }
  return Object.fromEntries(texts) as Texts;
}

const refusal = (path: string, message: string) =>
  problem('invalid', { errors: [{ path, message }] });

/** What no schema can say. */
export function refuseUnusable({ plans = [], benefits = [], questions = [] }: Changes) {
  for (const [path, parts] of Object.entries({ plans, benefits, questions })) {
    if (new Set(parts.map(({ id }) => id)).size < parts.length) {
      throw refusal(`/${path}`, 'has an id twice');
    }
  }
  const isUnusable = (way: LeadsTo | null) => way?.kind === 'link' && !URL.canParse(way.url);
  if (plans.some(({ leadsTo }) => isUnusable(leadsTo))) {
    throw refusal('/plans', 'leads to what is no address');
  }
}

const eventIdsIn = (plans: readonly { leadsTo: LeadsTo | null }[]): Set<number> =>
  new Set(
    plans.flatMap(({ leadsTo }) => (leadsTo && leadsTo.kind !== 'link' ? [leadsTo.eventId] : [])),
  );

type Sold = Extract<LeadsTo, { kind: 'ticket' }>;

const soldIn = (plans: readonly { leadsTo: LeadsTo | null }[]): Sold[] =>
  plans.flatMap(({ leadsTo }) => (leadsTo?.kind === 'ticket' ? [leadsTo] : []));

/** Events that a button leads to from now on; one it led to before may be gone since. */
export function newEventIds(before: PricingSetup, { plans = [] }: Changes): number[] {
  const known = eventIdsIn(before.plans);
  return [...eventIdsIn(plans)].filter((id) => !known.has(id));
}

/** What a button sells from now on; what one sold before may be gone since. */
export function newlySold(before: PricingSetup, { plans = [] }: Changes): Sold[] {
  const known = soldIn(before.plans);
  return soldIn(plans).filter(
    ({ eventId, ticketId }) =>
      !known.some((one) => one.eventId === eventId && one.ticketId === ticketId),
  );
}
