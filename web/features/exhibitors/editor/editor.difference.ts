import type { BoothContent, Texts } from '@plenum/contract';
import { type Locale, locales } from '../../../platform/config.ts';
import { changedLanguages } from '../../../platform/i18n/changed-languages.ts';

/** What a value says to those who read it: plain words, a list of them, a picture. */
export type Told =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'picture'; url: string | null };

export type DifferenceField = keyof BoothContent;

export interface Difference {
  field: DifferenceField;
  language?: Locale;
  before: Told;
  after: Told;
}

const text = (said: string | null | undefined): Told => ({ kind: 'text', text: said ?? '' });
const list = (items: readonly string[]): Told => ({ kind: 'list', items });
const picture = (url: string | null): Told => ({ kind: 'picture', url });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Product = BoothContent['products'][number];

export const sayLink = ({ label, url }: BoothContent['links'][number]) => `${label} · ${url}`;

export const sayProduct = ({
  name,
  words,
  url,
  picture,
}: Omit<Product, 'picture'> & Partial<Product>) =>
  [name, ...locales.map((locale) => words[locale]), url, picture && '▣']
    .filter(Boolean)
    .join(' · ');

const wholes: Record<
  Exclude<DifferenceField, 'tagline' | 'description'>,
  (content: BoothContent) => Told
> = {
  name: ({ name }) => text(name),
  logo: ({ logo }) => picture(logo),
  banner: ({ banner }) => picture(banner),
  videoUrl: ({ videoUrl }) => text(videoUrl),
  topics: ({ topics }) => list(topics),
  links: ({ links }) => list(links.map(sayLink)),
  sessionId: ({ sessionId }) => text(sessionId === null ? null : String(sessionId)),
  products: ({ products }) => list(products.map(sayProduct)),
  documents: ({ documents }) => list(documents.map(({ name }) => name)),
};

const inLanguages = (field: 'tagline' | 'description', before: Texts, after: Texts): Difference[] =>
  changedLanguages(before, after).map((language) => ({
    field,
    language,
    before: text(before[language]),
    after: text(after[language]),
  }));

const order = [
  'name',
  'logo',
  'banner',
  'tagline',
  'description',
  'topics',
  'videoUrl',
  'links',
  'sessionId',
  'products',
  'documents',
] as const satisfies readonly DifferenceField[];

/** What a draft changes of what is shown, in the order visitors meet it. */
export const differencesOf = (shown: BoothContent, draft: BoothContent): Difference[] =>
  order.flatMap((field) => {
    if (field === 'tagline' || field === 'description')
      return inLanguages(field, shown[field], draft[field]);
    if (isSame(shown[field], draft[field])) return [];
    return [{ field, before: wholes[field](shown), after: wholes[field](draft) }];
  });

/** Of two lists: what is gone, what is new, and what stays. */
export function comparedItems(before: readonly string[], after: readonly string[]) {
  return {
    gone: before.filter((item) => !after.includes(item)),
    added: after.filter((item) => !before.includes(item)),
    kept: after.filter((item) => before.includes(item)),
  };
}
