import { addArticle, addCategory, changeIsPublic, voteFor } from '../../features/help/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { conferenceHelp } from './conference.ts';
import { orderHelp } from './orders.ts';
import { productHelp } from './products.ts';
import { bodyOf, type DemoArticle, type DemoCategory, textsOf } from './words.ts';

interface Readers {
  organiser: Person;
  /** Some of them say whether it helped. */
  otherIds: readonly number[];
}

/** What people keep asking, answered in four languages, and what some think of it. */
export async function addHelp(work: Work, readers: Readers): Promise<void> {
  for (const category of [...orderHelp, productHelp, conferenceHelp]) {
    await addOne(work, readers, category);
  }
  await changeIsPublic(work, readers.organiser, true);
}

async function addOne(work: Work, readers: Readers, { articles, ...words }: DemoCategory) {
  const { organiser } = readers;
  const { categories } = await addCategory(work, organiser, {
    slug: words.slug,
    icon: words.icon,
    title: textsOf(words.title),
    lead: textsOf(words.lead),
  });
  const categoryId = categories.find(({ slug }) => slug === words.slug)?.id ?? 0;
  for (const article of articles) await write(work, readers, categoryId, article);
}

async function write(work: Work, readers: Readers, categoryId: number, article: DemoArticle) {
  const { organiser, otherIds } = readers;
  const { id } = await addArticle(work, organiser, {
    categoryId,
    title: textsOf(article.title),
    body: bodyOf(article.answer),
    inFaq: !article.isKnowledgeOnly,
    inKnowledge: true,
    isPublished: true,
    relatedIds: [],
  });
  const { organisationId } = organiser;
  for (const reader of otherIds.slice(0, id % 7)) {
    const person: Person = { ...organiser, id: reader, organisationId, role: 'client' };
    await voteFor(work, person, id, { isHelpful: (reader + id) % 5 > 0, words: '' });
  }
}
