import { bannerSources } from '@plenum/contract/kernel/picture-sizes.ts';
import { pageTitle } from '@plenum/contract/kernel/page-title.ts';
import type { Language } from '../mail/letter.ts';

/** What a page says of itself before any script runs: to search engines, previews and first readers. */
export interface PageHead {
  language: Language;
  title: string;
  description: string;
  /** The whole address of the page. */
  canonical: string;
  /** The whole address of a picture. */
  image: string | null;
  /** Where it is known: previews show it before they have fetched it. */
  imageSize?: { width: number; height: number };
  siteName: string;
  accent: string | null;
  /** It is read in these, each at an address of its own; none: it is in one language alone. */
  languages: readonly Language[];
  /** Where the same is said in other languages elsewhere, itself among them. */
  alternates?: readonly Version[];
  /** Where its news can be followed. */
  feeds?: readonly { type: string; href: string }[];
  /** What somebody wrote, and when; previews of links tell it. */
  written?: { by: string; at: string; changedAt: string };
  /** As schema.org words it. */
  facts: object;
  /** Calls that the page is going to make. */
  calls: readonly string[];
  /** The first words on the page. */
  opening: Opening;
}

/** A page in a language, by its whole address. */
interface Version {
  language: Language | 'x-default';
  href: string;
}

/** A link to how one comes. */
export interface WayIn {
  href: string;
  text: string;
}

export interface Opening {
  over: string;
  title: string;
  when: string;
  lead: string;
  picture: string | null;
  text: string;
  way?: WayIn | null;
}

/** Null for a page that says nothing of itself; refuses `not_found` where nothing is to be seen. */
export type HeadFor = (path: string, language: Language | null) => Promise<PageHead> | null;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

/** Data in a script element: nothing in it can end the element. */
const escapeData = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** As much as previews show, ending with a whole word. */
export function shorten(text: string, most = 200): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/\s+\S*$/, '')}…`;
}

/** How an address says which language its page is to be in. */
export const languageKey = 'lang';

const inLanguage = (address: string, language: Language) => `${address}?${languageKey}=${language}`;

const versionsOf = ({ canonical, languages, alternates }: PageHead): readonly Version[] => {
  if (alternates) return alternates;
  if (languages.length < 2) return [];
  return [
    ...languages.map((language) => ({ language, href: inLanguage(canonical, language) })),
    { language: 'x-default', href: canonical },
  ];
};

/** Asked for in a language by its address, it is that version of itself. */
export const asSaid = (head: PageHead, said: Language | null): PageHead =>
  said && head.languages.length > 1 && head.languages.includes(said)
    ? { ...head, canonical: inLanguage(head.canonical, said), alternates: versionsOf(head) }
    : { ...head, alternates: versionsOf(head) };

const metas = ({
  title,
  description,
  canonical,
  image,
  imageSize,
  siteName,
  language,
  written,
}: PageHead): string[][] => [
  ['name', 'description', description],
  ['property', 'og:type', written ? 'article' : 'website'],
  ['property', 'og:title', title],
  ['property', 'og:description', description],
  ['property', 'og:url', canonical],
  ['property', 'og:site_name', siteName],
  ['property', 'og:locale', language],
  ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
  ...(image ? [['property', 'og:image', image]] : []),
  ...(image && imageSize
    ? [
        ['property', 'og:image:width', String(imageSize.width)],
        ['property', 'og:image:height', String(imageSize.height)],
        ['property', 'og:image:alt', title],
      ]
    : []),
  ...(written
    ? [
        ['property', 'article:published_time', written.at],
        ['property', 'article:modified_time', written.changedAt],
        ['property', 'article:author', written.by],
      ]
    : []),
];

/** What stands in the page's head in place of the usual title and description. */
export function headHtml(head: PageHead, nonce: string): string {
  const { canonical, accent, facts, calls, alternates = [], feeds = [] } = head;
  return [
    `<title>${escapeHtml(oneLine(pageTitle(head.title, head.siteName)))}</title>`,
    ...metas(head).map(
      ([kind, name, content = '']) =>
        `<meta ${kind}="${name}" content="${escapeHtml(oneLine(content))}" />`,
    ),
    `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    ...alternates.map(
      ({ language, href }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`,
    ),
    ...feeds.map(
      ({ type, href }) => `<link rel="alternate" type="${type}" href="${escapeHtml(href)}" />`,
    ),
    ...calls.map(
      (call) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(call)}" />`,
    ),
    ...(accent ? [`<style nonce="${nonce}">:root{--pl-own-accent:${accent}}</style>`] : []),
    `<script type="application/ld+json">${escapeData(facts)}</script>`,
  ].join('\n    ');
}

const paragraph = (name: string, text: string) =>
  text ? `<p class="${name}">${escapeHtml(text)}</p>` : '';

function bannerHtml(banner: string): string {
  const { src, srcSet, sizes } = bannerSources(banner, '100vw');
  const choice = srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="${sizes}"` : '';
  return `<img class="opening-picture" src="${escapeHtml(src)}"${choice} alt="" fetchpriority="high" />`;
}

/** The same elements and classes as the app writes: nothing moves when it takes over. */
export function openingHtml(opening: Opening): string {
  const { over, title, when, lead, picture, text, way } = opening;
  const words = [
    paragraph('opening-over', over),
    `<h1>${escapeHtml(title)}</h1>`,
    paragraph('opening-line', when),
    paragraph('opening-lead', lead),
    way
      ? `<p class="opening-way"><a href="${escapeHtml(way.href)}">${escapeHtml(way.text)}</a></p>`
      : '',
  ].join('');
  const image = picture ? bannerHtml(picture) : '';
  return [
    '<div class="opening-bar"></div>',
    `<header class="opening"><div class="opening-inner"><div class="opening-words">${words}</div>${image}</div></header>`,
    `<div class="opening-below"><div class="opening-columns"><div class="opening-text">${escapeHtml(text.trim())}</div></div></div>`,
  ].join('');
}
