import { createElement, Fragment, type ReactNode } from 'react';
import { readRichText } from './rich-text-blocks.ts';
import classes from './rich-text.module.css';
import { safeLink } from './safe-link.ts';

/** What may be shown, and as what. Everything else is dropped; its text stays. */
const shownAs: Readonly<Record<string, string>> = {
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
const deepest = 40;
const longestList = 5_000;
const html = 'http://www.w3.org/1999/xhtml';

function toReact(node: Node, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || depth > deepest) return null;
  const name = node.tagName.toUpperCase();
  if (dropped.has(name) || node.namespaceURI !== html) return null;
  if (name === 'BR') return <br />;
  const children = childrenOf(node, depth + 1);
  if (name !== 'A') return createElement(shownAs[name] ?? Fragment, null, ...children);
  const href = safeLink(node.getAttribute('href'));
  const link = { href, target: '_blank', rel: 'noopener noreferrer nofollow' };
  return href ? createElement('a', link, ...children) : createElement(Fragment, null, ...children);
}

const childrenOf = (node: Node, depth: number): ReactNode[] =>
  Array.from(node.childNodes)
    .slice(0, longestList)
    .map((child) => toReact(child, depth));

function read(value: unknown): ReactNode[] {
  const text = readRichText(value);
  if ('blocks' in text) return text.blocks.map((block) => createElement('p', null, block));
  // An inert document: nothing in it loads or runs.
  return childrenOf(new DOMParser().parseFromString(text.html, 'text/html').body, 0);
}

/** Shows whatever is stored as a description, safely: no markup reaches the page as markup. */
export function RichTextReader({ value }: { value: unknown }) {
  return createElement('div', { className: classes.text }, ...read(value));
}
