import { headHtml, openingHtml, type PageHead } from './page-head.ts';

export interface PageTemplate {
  plain: (nonce: string) => string;
  /** With the page's own head and its first words. */
  opened: (nonce: string, head: PageHead) => string;
}

const slot = (name: string) => new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`);

/** Cut once: what people wrote is put between the pieces, never searched for marks again. */
export function readTemplate(html: string): PageTemplate {
  const filled = (text: string, nonce: string) => text.replaceAll('__CSP_NONCE__', nonce);
  const [start = '', afterHead = ''] = html.split(slot('head'));
  const [middle = '', end = ''] = afterHead.split(slot('root'));
  return {
    plain: (nonce) => filled(html, nonce),
    opened: (nonce, head) =>
      [
        filled(start, nonce).replace(
          /<html lang="\w+"/,
          `<html lang="${head.language}"${head.accent ? ' data-accent="own"' : ''}`,
        ),
        headHtml(head, nonce),
        filled(middle, nonce),
        openingHtml(head.opening),
        filled(end, nonce),
      ].join(''),
  };
}
