import { safeLink } from '../../../ui/rich-text/safe-link.ts';
import {
  harmlessValue,
  shownAttributes,
  shownStyles,
  shownTags,
  wordlessTags,
} from './reader.frame-rules.ts';

const deepest = 100;
const most = 20_000;
const html = 'http://www.w3.org/1999/xhtml';

/** A picture of a mail that waits for its content. */
export interface WaitingPicture {
  show: (address: string) => void;
  /** From elsewhere by its number, or one of the mail's own files. */
  of: { elsewhere: number } | { fileId: number };
}

export interface DrawnMail {
  body: DocumentFragment;
  pictures: WaitingPicture[];
}

/** A browser complains of every style in markup, also in a document that is never shown. */
const apart = 'data-style';
const withStylesApart = (message: string) =>
  message.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${apart}=`));

/** By the object model: the page's policy refuses styles that stand in markup. */
function copyStyle(from: Element, to: HTMLElement) {
  for (const part of (from.getAttribute(apart) ?? '').slice(0, 4_000).split(';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = part.slice(colon + 1).trim();
    if (shownStyles.has(name) && harmlessValue(value)) to.style.setProperty(name, value);
  }
}

function copyAttributes(from: Element, to: HTMLElement) {
  for (const [name, looks] of Object.entries(shownAttributes[to.tagName] ?? {})) {
    const value = from.getAttribute(name);
    if (value !== null && looks.test(value)) to.setAttribute(name, value);
  }
  const direction = from.getAttribute('dir');
  if (direction && /^(ltr|rtl|auto)$/.test(direction)) to.dir = direction;
  copyStyle(from, to);
}

function openOutside(from: Element, to: HTMLElement) {
  const href = safeLink(from.getAttribute('href'));
  if (!href) return;
  to.setAttribute('href', href);
  to.setAttribute('target', '_blank');
  to.setAttribute('rel', 'noopener noreferrer nofollow');
}

const numberIn = (from: Element, name: string) => {
  const text = from.getAttribute(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

function waitingPicture(from: Element, image: HTMLImageElement): WaitingPicture | null {
  const show = (address: string) => {
    image.src = address;
  };
  const elsewhere = numberIn(from, 'data-picture');
  if (elsewhere !== null) return { show, of: { elsewhere } };
  const fileId = numberIn(from, 'data-file');
  return fileId ? { show, of: { fileId } } : null;
}

/** A mail's HTML made anew, node by node, of what may stand in it. */
export function drawMail(message: string, into: Document): DrawnMail {
  const pictures: WaitingPicture[] = [];
  let left = most;

  const copy = (node: Node, to: Node, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > deepest) return;
    if (node.nodeType === Node.TEXT_NODE) {
      to.appendChild(into.createTextNode(node.textContent ?? ''));
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const from = node as Element;
    const name = from.tagName.toUpperCase();
    if (wordlessTags.has(name) || from.namespaceURI !== html) return;
    if (!shownTags.has(name)) {
      copyChildren(from, to, depth);
      return;
    }
    const element = into.createElement(name.toLowerCase());
    copyAttributes(from, element);
    if (name === 'A') openOutside(from, element);
    if (name === 'IMG') {
      const waiting = waitingPicture(from, element as HTMLImageElement);
      if (!waiting) return;
      pictures.push(waiting);
    }
    copyChildren(from, element, depth + 1);
    to.appendChild(element);
  };
  const copyChildren = (from: Node, to: Node, depth: number) => {
    for (const child of from.childNodes) copy(child, to, depth);
  };

  // An inert document: nothing in it loads or runs.
  const inert = new DOMParser().parseFromString(withStylesApart(message), 'text/html');
  const body = into.createDocumentFragment();
  copyChildren(inert.body, body, 0);
  return { body, pictures };
}

/** What an answer quotes is folded away, where anything is said before it. */
export function foldQuote(body: DocumentFragment, label: string): void {
  const last = [...body.childNodes].findLast(
    (node) => node.nodeType === Node.ELEMENT_NODE || node.textContent?.trim(),
  );
  // The frame's elements are of another world than this script: `instanceof` knows none of them.
  if (last?.nodeName !== 'BLOCKQUOTE' || last === body.firstChild) return;
  const quote = last as Element;
  const into = quote.ownerDocument;
  const fold = into.createElement('details');
  const summary = into.createElement('summary');
  summary.textContent = label;
  quote.replaceWith(fold);
  fold.append(summary, quote);
}
