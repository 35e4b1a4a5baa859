import type { ShownPricing } from '@plenum/contract';
import { digitsOf } from '@plenum/contract/kernel/currency.ts';
import { type HeadFor, type PageHead, shorten } from '../../platform/http/page-head.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Language } from '../../platform/mail/letter.ts';
import type { Work } from '../../platform/work.ts';
import { type EventWords, wordsOfEvent } from '../events/index.ts';
import { majorOf } from './pricing.amounts.ts';
import { readPublicPricing } from './pricing.shown.ts';

const pricingPath = /^\/e\/([^/]+)\/pricing\/?$/;

const usualTitle: Readonly<Record<Language, string>> = {
  en: 'Pricing',
  de: 'Preise',
  fr: 'Tarifs',
  pt: 'Preços',
};

/** The head of `/e/{slug}/pricing`. */
export const pricingHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const [, slug] = pricingPath.exec(path) ?? [];
    return slug === undefined ? null : readHead(work, slug, language);
  };

async function readHead(work: Work, slug: string, asked: Language | null): Promise<PageHead> {
  const about = await wordsOfEvent(work, slug, asked);
  const { pricing } = await readPublicPricing(work, slug);
  if (!pricing || pricing.plans.length === 0) throw problem('not_found');
  const { words, language, organisation } = about;
  const title = words(pricing.title) || usualTitle[language];
  const lead = words(pricing.lead);
  const names = pricing.plans.map(({ name }) => words(name));
  return {
    ...about.head,
    title: `${title} · ${about.event.name}`,
    description: shorten([lead, names.join(', ')].filter(Boolean).join(' · ')),
    canonical: `${about.address}/pricing`,
    facts: offersOf(about, pricing),
    calls: [`/api/e/${slug}`, `/api/e/${slug}/pricing`],
    opening: { over: organisation, title, when: '', lead, picture: null, text: '' },
  };
}

/** As schema.org words it. */
const offersOf = ({ words, organisation }: EventWords, { plans, currency }: ShownPricing) => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: organisation,
  itemListElement: plans.map(({ name, monthlyAmount }) => ({
    '@type': 'Offer',
    name: words(name),
    price: majorOf(monthlyAmount, currency).toFixed(digitsOf(currency)),
    priceCurrency: currency,
  })),
});
