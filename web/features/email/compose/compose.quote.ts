export interface ParsedMessage {
  own: string;
  /** What is answered or forwarded, as the server wrote it; given back untouched. */
  quote: string;
}

const isQuote = (node: Element | null): node is HTMLQuoteElement =>
  node?.tagName === 'BLOCKQUOTE' && node.getAttribute('type') === 'cite';

/** The editor knows fewer marks than mails have: what is quoted goes around it. */
export function splitMessage(html: string): ParsedMessage {
  // An inert document: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const last = body.lastElementChild;
  if (!isQuote(last)) return { own: html, quote: '' };
  const quote = last.outerHTML;
  last.remove();
  return { own: body.innerHTML.trim(), quote };
}

export const joinMessage = ({ own, quote }: ParsedMessage): string => own + quote;

/** The words alone, as they are read. */
export const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('</p>', '</p> '), 'text/html').body.textContent;
