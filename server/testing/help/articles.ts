import { randomUUID } from 'node:crypto';
import type { HelpArticle, HelpArticleInput, HelpCategory } from '@plenum/contract';
import { addArticle, addCategory } from '../../features/help/index.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

export async function aCategory(
  app: TestApp,
  { person }: Actor,
  other: Partial<HelpCategory> = {},
): Promise<HelpCategory> {
  const slug = `category-${randomUUID().slice(0, 8)}`;
  const words = { title: { en: 'Payment', de: 'Zahlung' }, lead: { en: 'How to pay' } };
  const input = { slug, icon: 'CreditCard' as const, ...words, ...other };
  const { categories } = await addCategory(app.work, person, input);
  const made = categories.find((category) => category.slug === input.slug);
  if (!made) throw new Error('The category was not added.');
  return made;
}

/** Published in both places, unless said otherwise. */
export async function anArticle(
  app: TestApp,
  actor: Actor,
  other: Partial<HelpArticleInput> = {},
): Promise<HelpArticle> {
  return addArticle(app.work, actor.person, {
    categoryId: other.categoryId ?? (await aCategory(app, actor)).id,
    title: { en: 'How do I pay an invoice?', de: 'Wie bezahle ich eine Rechnung?' },
    body: { en: '<p>By <strong>transfer</strong> &amp; card.</p>' },
    inFaq: true,
    inKnowledge: true,
    isPublished: true,
    relatedIds: [],
    ...other,
  });
}
