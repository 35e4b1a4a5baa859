import { createElement, Fragment, type ReactNode } from 'react';
import { readRichText } from './rich-text-blocks.ts';
import classes from './rich-text.module.css';
import { safeLink } from './safe-link.ts';

type Names = Readonly<Record<string, string>>;

/** What may be shown, and as what. Everything else is dropped; its text stays. */
const shownAs: Names = {
  P: 'p',
  DIV: 'div',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  U: 'u',
  S: 's',
  DEL: 's',
  CODE: 'code',
  PRE: 'pre',
  BLOCKQUOTE: 'blockquote',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  H1: 'h3',
  H2: 'h3',
  H3: 'h4',
  H4: 'h4',
};

/** Not even their text is for people. */
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'NOSCRIPT',
  'TEXTAREA',
]);
const ourPicture = /^\/api\/files\/pictures\/[A-Za-z0-9_-]{22}\.webp$/;
const deepest = 40;
const longestList = 5_000;
const html = 'http://www.w3.org/1999/xhtml';

function toReact(node: Node, depth: number, names: Names): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || depth > deepest) return null;
  const name = node.tagName.toUpperCase();
  if (dropped.has(name) || node.namespaceURI !== html) return null;
  if (name === 'BR') return <br />;
  if (name === 'IMG') return pictureOf(node);
  const children = childrenOf(node, depth + 1, names);
  if (name !== 'A') return createElement(names[name] ?? Fragment, null, ...children);
  const href = safeLink(node.getAttribute('href'));
  const link = { href, target: '_blank', rel: 'noopener noreferrer nofollow' };
  return href ? createElement('a', link, ...children) : createElement(Fragment, null, ...children);
}

/** One that lies with us: no other server learns who reads. */
function pictureOf(node: Element): ReactNode {
  const src = node.getAttribute('src') ?? '';
  return ourPicture.test(src) ? <img src={src} alt={node.getAttribute('alt') ?? ''} /> : null;
}

const childrenOf = (node: Node, depth: number, names: Names): ReactNode[] =>
  Array.from(node.childNodes)
    .slice(0, longestList)
    .map((child) => toReact(child, depth, names));

function read(value: unknown, names: Names): ReactNode[] {
  const text = readRichText(value);
  if ('blocks' in text) return text.blocks.map((block) => createElement('p', null, block));
  // An inert document: nothing in it loads or runs.
  return childrenOf(new DOMParser().parseFromString(text.html, 'text/html').body, 0, names);
}

/** Where the text is what the page is about, its headings stand right under the page's own. */
const inArticle: Names = { ...shownAs, H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4' };

interface RichTextReaderProps {
  value: unknown;
  isArticle?: boolean;
}

/** Shows whatever is stored as a description, safely: no markup reaches the page as markup. */
export function RichTextReader({ value, isArticle = false }: RichTextReaderProps) {
  const all = read(value, isArticle ? inArticle : shownAs);
  return createElement('div', { className: classes.text }, ...all);
}
