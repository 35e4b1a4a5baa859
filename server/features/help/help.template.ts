import {
  drawnPicture,
  type TemplateCategories,
  type TemplateFaq,
  type TemplateKnowledge,
  type TemplateQuestion,
  type Texts,
} from '@plenum/contract';
import type { Language } from '../../platform/mail/letter.ts';
import { textOf } from '../../platform/mail/text-of.ts';
import type { Person } from '../../platform/person.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Work } from '../../platform/work.ts';
import { organisationById } from '../organisations/index.ts';
import { findCategories } from './help.categories.queries.ts';
import type { CategoryRow, WholeRow } from './help.rows.ts';
import { findRelated, findWhole, type Share } from './help.shown.queries.ts';
import { slugOf } from './help.view.ts';
import { plainWords } from '../../platform/search/sought-words.ts';

/** Such clients have no pages. */
const mostShown = 1_000;
const mostRelated = 6;

interface Reader {
  person: Person;
  /** Asked for, else the organisation's first. */
  language: Language | null;
}

async function sayingTo({ db }: Work, { person, language }: Reader) {
  const organisation = await organisationById(db, person.organisationId);
  const languages = [...(language ? [language] : []), ...(organisation?.languages ?? [])];
  return (texts: Texts) => wordsIn(texts, languages);
}

/** `cancellation-return` is `cancellationReturn` to them. */
const keyOf = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const classOf: Partial<Record<CategoryRow['icon'], string>> = {
  CreditCard: 'text-success',
  RefreshCw: 'text-danger',
  ShoppingBag: 'text-info',
  Package: 'text-warning',
  Settings: 'text-primary',
};

type Place = 'faq' | 'knowledge';

/** How much of each category is shown: all of it, until there is enough. */
function sharesOf(categories: readonly CategoryRow[], place: Place, most: number): Share[] {
  const shares: Share[] = [];
  let left = most;
  for (const { id, faqCount, knowledgeCount } of categories) {
    const count = Math.min(left, place === 'faq' ? faqCount : knowledgeCount);
    if (count > 0) shares.push({ categoryId: id, count });
    left -= count;
  }
  return shares;
}

async function grouped({ db }: Work, { person }: Reader, place: Place, most = mostShown) {
  const { organisationId } = person;
  const categories = await findCategories(db, organisationId);
  const shares = sharesOf(categories, place, most);
  const articles = await findWhole(db, organisationId, place, shares);
  return categories
    .map((category) => ({
      category,
      articles: articles.filter(({ categoryId }) => categoryId === category.id),
    }))
    .filter((group) => group.articles.length > 0);
}

/** `q` is looked for in the question alone, as such a client reads it. */
export async function readTemplateFaq(work: Work, reader: Reader, q = ''): Promise<TemplateFaq> {
  const say = await sayingTo(work, reader);
  const sought = plainWords(q);
  const fits = ({ title }: WholeRow) => plainWords(say(title)).includes(sought);
  const groups = await grouped(work, reader, 'faq');
  const found = groups.flatMap(({ category, articles }) => {
    const qandA = articles
      .filter(fits)
      .map(({ title, body }) => ({ question: say(title), ans: textOf(say(body)) }));
    const { icon, title, lead } = category;
    const head = { icon, title: say(title), subtitle: say(lead) };
    return qandA.length > 0 ? [[keyOf(category.slug), { ...head, qandA }] as const] : [];
  });
  return Object.fromEntries(found);
}

export async function readTemplateKnowledge(
  work: Work,
  reader: Reader,
): Promise<TemplateKnowledge> {
  const say = await sayingTo(work, reader);
  const categories = await findCategories(work.db, reader.person.organisationId);
  return categories
    .filter(({ knowledgeCount }) => knowledgeCount > 0)
    .map(({ id, slug, title, lead }) => ({
      id,
      category: slug,
      img: drawnPicture(say(title)),
      title: say(title),
      desc: say(lead),
    }));
}

export async function readTemplateCategories(
  work: Work,
  reader: Reader,
): Promise<TemplateCategories> {
  const say = await sayingTo(work, reader);
  const groups = await grouped(work, reader, 'knowledge');
  return groups.map(({ category: { id, title, icon }, articles }) => ({
    id,
    title: say(title),
    icon,
    iconColor: classOf[icon] ?? '',
    questions: articles.map((one) => ({
      id: one.id,
      question: say(one.title),
      slug: slugOf(one),
    })),
  }));
}

const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(instant);

const nothingYet: TemplateQuestion = {
  title: '',
  lastUpdated: '',
  relatedQuestions: [],
  content: '',
};

/** The first: which one is meant never arrives. */
export async function readTemplateQuestion(work: Work, reader: Reader): Promise<TemplateQuestion> {
  const say = await sayingTo(work, reader);
  const { organisationId } = reader.person;
  const [first] = await grouped(work, reader, 'knowledge', 1);
  const article = first?.articles[0];
  if (!article) return nothingYet;
  const related = await findRelated(work.db, organisationId, article, mostRelated);
  return {
    title: say(article.title),
    lastUpdated: dayOf(article.changedAt),
    relatedQuestions: related.map(({ id, title }) => ({ id, question: say(title) })),
    content: say(article.body),
  };
}
