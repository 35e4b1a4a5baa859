import { expect } from 'vitest';
import type { Driven, OldClient } from './old-client.ts';
import { many, n, text, yes } from './spec-shapes.ts';

const client = {
  address: text,
  company: text,
  companyEmail: text,
  country: text,
  contact: text,
  name: text,
};
const invoice = {
  id: n,
  issuedDate: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/),
  client,
  service: text,
  total: n,
  avatar: text,
  invoiceStatus: text,
  balance: expect.anything(),
  dueDate: text,
};

async function firstInvoice({ send }: OldClient): Promise<number> {
  const { body } = await send('GET', '/apps/invoice/invoices');
  return (body as { invoices: { id: number }[] }).invoices[0]?.id ?? 0;
}

const invoices: Readonly<Record<string, Driven>> = {
  // Page, size, status and words are lost on the way.
  'GET /apps/invoice/invoices': ({ send }) => ({
    answer: send('GET', '/apps/invoice/invoices'),
    like: { allData: many(invoice), invoices: many(invoice), total: n },
  }),
  'GET /api/invoice/invoices/:invoiceId': async (old) => ({
    answer: old.send('GET', `/api/invoice/invoices/${await firstInvoice(old)}`),
    like: {
      invoice,
      paymentDetails: {
        totalDue: text,
        bankName: text,
        country: text,
        iban: text,
        swiftCode: text,
      },
    },
  }),
  'GET /api/invoice/clients': ({ send }) => ({
    answer: send('GET', '/api/invoice/clients'),
    like: many(client),
  }),
};

const product = {
  id: n,
  name: text,
  slug: expect.stringMatching(/-\d+$/),
  description: text,
  brand: text,
  price: n,
  image: text,
  hasFreeShipping: yes,
  rating: n,
};
const products = '/apps/ecommerce/products?q=&sortBy=featured&perPage=9&page=1';

async function someProduct({ send }: OldClient): Promise<number> {
  const { body } = await send('GET', products);
  return (body as { products: { id: number }[] }).products[0]?.id ?? 0;
}

/** Put in first, as a number or as text. */
async function putInto(old: OldClient, list: 'wishlist' | 'cart'): Promise<number> {
  const productId = await someProduct(old);
  await old.send('POST', `/apps/ecommerce/${list}`, { productId: String(productId) });
  return productId;
}

const listOf = (list: 'wishlist' | 'cart', shown: object): Readonly<Record<string, Driven>> => ({
  [`GET /apps/ecommerce/${list}`]: async (old) => {
    await putInto(old, list);
    return {
      answer: old.send('GET', `/apps/ecommerce/${list}`),
      like: { products: many({ ...product, ...shown }) },
    };
  },
  [`POST /apps/ecommerce/${list}`]: async (old) => ({
    answer: old.send('POST', `/apps/ecommerce/${list}`, { productId: await someProduct(old) }),
    status: 201,
    like: null,
  }),
  [`DELETE /apps/ecommerce/${list}/:productId`]: async (old) => ({
    answer: old.send('DELETE', `/apps/ecommerce/${list}/${await putInto(old, list)}`),
    like: null,
  }),
});

const shop: Readonly<Record<string, Driven>> = {
  'GET /apps/ecommerce/products': ({ send }) => ({
    answer: send('GET', products),
    like: {
      products: many({ ...product, isInWishlist: yes, isInCart: yes }),
      total: n,
      userWishlist: expect.any(Array),
      userCart: expect.any(Array),
    },
  }),
  'GET /apps/ecommerce/products/:productId': async (old) => ({
    answer: old.send('GET', `/apps/ecommerce/products/${await someProduct(old)}`),
    like: { product: { ...product, colorOptions: expect.any(Array) } },
  }),
  ...listOf('wishlist', { isInCart: yes }),
  ...listOf('cart', { qty: n, shippingDate: text, offers: n, discountPercentage: n }),
};

const settings = {
  general: { avatar: text, username: text, fullName: text, email: text, company: text },
  info: { bio: text, country: text, website: text },
  social: {
    socialLinks: { twitter: text, facebook: text, google: text, linkedIn: text, instagram: text },
    connections: { twitter: {}, google: {}, facebook: {}, github: {} },
  },
  notification: { commentOnArticle: yes, answerOnForm: yes, followMe: yes, blogDigest: yes },
};

const profile = {
  header: expect.objectContaining({ avatar: text, username: text }),
  userAbout: expect.any(Object),
  ...Object.fromEntries(
    ['suggestedPages', 'twitterFeeds', 'post', 'latestPhotos', 'suggestions', 'polls'].map(
      (list) => [list, expect.any(Array)],
    ),
  ),
};

const questions = {
  icon: text,
  title: text,
  subtitle: text,
  qandA: many({ question: text, ans: text }),
};
const plan = {
  title: text,
  img: text,
  subtitle: text,
  monthlyPrice: n,
  yearlyPlan: { perMonth: n, totalAnnual: n },
  planBenefits: expect.any(Array),
  popular: yes,
};

/** They are read as they are, without a parameter. */
const read = (path: string, like: object): Readonly<Record<string, Driven>> => ({
  [`GET ${path}`]: ({ send }) => ({ answer: send('GET', path), like }),
});

const pages: Readonly<Record<string, Driven>> = {
  ...read('/account-setting/data', settings),
  ...read('/profile/data', profile),
  'GET /faq/data': ({ send }) => ({
    answer: send('GET', '/faq/data?q='),
    like: { payment: questions, delivery: questions, cancellationReturn: questions },
  }),
  ...read(
    '/faq/data/knowledge_base',
    many({ id: n, category: text, img: text, title: text, desc: text }),
  ),
  ...read(
    '/faq/data/category',
    many({
      id: n,
      title: text,
      icon: text,
      iconColor: text,
      questions: many({ id: n, question: text, slug: text }),
    }),
  ),
  ...read('/faq/data/question', {
    title: text,
    lastUpdated: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/),
    relatedQuestions: many({ id: n, question: text }),
    content: text,
  }),
  ...read('/pricing/data', {
    basicPlan: { ...plan, monthlyPrice: 0 },
    standardPlan: { ...plan, monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 } },
    enterprisePlan: { ...plan, monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 } },
    qandA: many({ question: text, ans: text }),
  }),
};

const writer = { avatar: text, userFullName: text };

const blog: Readonly<Record<string, Driven>> = {
  ...read(
    '/blog/list/data',
    many({ ...writer, img: text, title: text, id: n, blogPosted: text, excerpt: text, comment: n }),
  ),
  ...read('/blog/list/data/sidebar', {
    recentPosts: many({ img: text, title: text, id: n, createdTime: text }),
    categories: many({ category: text, icon: text }),
  }),
  ...read('/blog/list/data/detail', {
    blog: { ...writer, img: text, title: text, createdTime: text, content: text, comments: n },
    comments: expect.any(Array),
  }),
  ...read('/blog/list/data/edit', {
    ...writer,
    createdTime: text,
    blogTitle: text,
    blogCategories: expect.any(Array),
    slug: text,
    status: text,
    excerpt: text,
    featuredImage: text,
  }),
};

/** Invoices, the shop, and what is only read. */
export const contentCalls: Readonly<Record<string, Driven>> = {
  ...invoices,
  ...shop,
  ...pages,
  ...blog,
};
