import { isDeepStrictEqual } from 'node:util';
import type {
  BoothContent,
  BoothPart,
  BoothProduct,
  BoothUpdate,
  Texts,
  TierRules,
} from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { plainWords } from '../../../platform/search/sought-words.ts';

type Words = Omit<BoothUpdate, 'version'>;

/** With the given parts; a product keeps the picture it has anywhere among the known ones. */
export const patched = (
  content: BoothContent,
  update: Words,
  known: readonly BoothProduct[],
): BoothContent => {
  const { name, tagline, description, topics, links, products, ...rest } = update;
  return {
    ...content,
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(tagline && { tagline: saidIn(tagline) }),
    ...(description && { description: saidIn(description) }),
    ...(topics && { topics: [...new Set(topics.map((topic) => topic.trim()))] }),
    ...(links && { links: links.map(({ label, url }) => ({ label: label.trim(), url })) }),
    ...(products && {
      products: products.map((one) => ({
        ...one,
        name: one.name.trim(),
        words: saidIn(one.words),
        picture: pictureOf([...content.products, ...known], one.id),
      })),
    }),
  };
};

const pictureOf = (products: readonly BoothProduct[], id: string): string | null =>
  products.find((one) => one.id === id)?.picture ?? null;

/** Without the languages in which nothing is said. */
const saidIn = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ''));

export function refuseUnusable({ videoUrl, links = [], products = [] }: Words): void {
  const addresses = [
    { path: '/videoUrl', url: videoUrl },
    ...links.map(({ url }, index) => ({ path: `/links/${index}/url`, url })),
    ...products.map(({ url }, index) => ({ path: `/products/${index}/url`, url })),
  ];
  const errors = addresses
    .filter(({ url }) => typeof url === 'string' && !URL.canParse(url))
    .map(({ path }) => ({ path, message: 'is no web address' }));
  if (new Set(products.map(({ id }) => id)).size < products.length) {
    errors.push({ path: '/products', message: 'has two of one id' });
  }
  if (errors.length > 0) throw problem('invalid', { errors });
}

const counted = ['documents', 'products', 'links'] as const;

/** What a booth had before its tier allowed less may stay; it does not grow. */
export function refuseOverQuota(before: BoothContent, after: BoothContent, rules: TierRules): void {
  for (const part of counted) {
    const count = after[part].length;
    if (count > rules[part] && count > before[part].length) throw problem('exhibitors.over_quota');
  }
}

const isSaid = (texts: Texts): boolean => Object.values(texts).some((words) => words.trim() !== '');

/** What visitors expect and the tier allows. */
export function missingOf(content: BoothContent, rules: TierRules, staff: number): BoothPart[] {
  const isThere: Record<BoothPart, boolean> = {
    logo: content.logo !== null,
    banner: content.banner !== null,
    tagline: isSaid(content.tagline),
    description: isSaid(content.description),
    topics: content.topics.length > 0,
    links: content.links.length > 0 || rules.links === 0,
    documents: content.documents.length > 0 || rules.documents === 0,
    products: content.products.length > 0 || rules.products === 0,
    staff: staff > 0,
  };
  return (Object.keys(isThere) as BoothPart[]).filter((part) => !isThere[part]);
}

/** Without accents and capitals, as it is searched. */
export const searchTextOf = ({ name, tagline, topics, products }: BoothContent): string =>
  plainWords(
    [name, ...Object.values(tagline), ...topics, ...products.map((product) => product.name)].join(
      '\n',
    ),
  );

/** What an entry of the audit trail tells of a change. */
export function withoutWhatIsSame(before: BoothContent, after: BoothContent) {
  const changed = (Object.keys(after) as (keyof BoothContent)[]).filter(
    (part) => !isDeepStrictEqual(before[part], after[part]),
  );
  const only = (content: BoothContent) =>
    Object.fromEntries(changed.map((part) => [part, content[part]]));
  return { before: only(before), after: only(after) };
}

export const isSame = (one: BoothContent, other: BoothContent): boolean =>
  Object.keys(withoutWhatIsSame(one, other).after).length === 0;
