import type { TemplateFaq } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aCategory, anArticle } from '../../testing/help/articles.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

/** As axios sends it after sign-in: the token in quotes, and what it takes for parameters left out. */
const asked = async (url: string, language = 'en-GB,en;q=0.9') => {
  const { payload, statusCode } = await app.http.inject({
    url,
    headers: {
      authorization: `Bearer "${admin.token}"`,
      accept: 'application/json, text/plain, */*',
      'accept-language': language,
    },
  });
  return { status: statusCode, text: payload, body: JSON.parse(payload) as unknown };
};

const five = ['payment', 'delivery', 'cancellation-return', 'my-orders', 'product-services'];

async function someHelp() {
  const articles = [];
  for (const slug of five) {
    const { id } = await aCategory(app, admin, { slug, title: { en: slug, de: `de ${slug}` } });
    articles.push(await anArticle(app, admin, { categoryId: id, title: { en: `About ${slug}?` } }));
  }
  return articles;
}

describe('a client of the spec', () => {
  test('gets questions by category, in the order of these', async () => {
    await someHelp();
    const { status, text, body } = await asked('/faq/data?q=');
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'payment',
      'delivery',
      'cancellationReturn',
      'myOrders',
      'productServices',
    ]);
    expect((body as TemplateFaq)['payment']).toEqual({
      icon: 'CreditCard',
      title: 'payment',
      subtitle: 'How to pay',
      qandA: [{ question: 'About payment?', ans: 'By transfer & card.' }],
    });
  });

  test('finds in the question alone, whatever its case, and gets no empty category', async () => {
    await someHelp();
    expect(Object.keys((await asked('/faq/data?q=ORDERS')).body as object)).toEqual(['myOrders']);
    expect((await asked('/faq/data?q=transfer')).body).toEqual({});
  });

  test('gets the reader’s language, and nothing that is a draft or not of the place', async () => {
    const { id: categoryId } = await aCategory(app, admin, { slug: 'payment' });
    await anArticle(app, admin, { categoryId, isPublished: false });
    const knowledge = await anArticle(app, admin, { categoryId, inFaq: false });
    expect((await asked('/faq/data')).body).toEqual({});
    expect((await asked('/faq/data/category', 'de')).body).toEqual([
      {
        id: categoryId,
        title: 'Zahlung',
        icon: 'CreditCard',
        iconColor: 'text-success',
        questions: [
          {
            id: knowledge.id,
            question: 'Wie bezahle ich eine Rechnung?',
            slug: `how-do-i-pay-an-invoice-${knowledge.id}`,
          },
        ],
      },
    ]);
  });

  test('gets the knowledge base as bare lists, without any parameter', async () => {
    const [first, second] = await someHelp();
    const knowledge = (await asked('/faq/data/knowledge_base')).body as object[];
    expect(knowledge).toHaveLength(5);
    expect(knowledge[0]).toEqual({
      id: first?.categoryId,
      category: 'payment',
      img: expect.stringMatching(/^\/api\/files\/drawn\?/) as string,
      title: 'payment',
      desc: 'How to pay',
    });
    await app.call('PATCH /api/help/manage/articles/:articleId', {
      token: admin.token,
      params: { articleId: first?.id ?? 0 },
      body: { version: 1, relatedIds: [second?.id] },
    });
    expect((await asked('/faq/data/question')).body).toEqual({
      title: 'About payment?',
      lastUpdated: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/) as string,
      relatedQuestions: [{ id: second?.id, question: 'About delivery?' }],
      content: '<p>By <strong>transfer</strong> &amp; card.</p>',
    });
  });

  test('gets 404 for the article while nothing is published, and empty lists', async () => {
    expect((await asked('/faq/data/question')).status).toBe(404);
    expect((await asked('/faq/data/category')).body).toEqual([]);
    expect((await asked('/faq/data/knowledge_base')).body).toEqual([]);
  });
});
