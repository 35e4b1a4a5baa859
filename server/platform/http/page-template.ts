import { escapeHtml, headHtml, openingHtml, type PageHead } from './page-head.ts';

export interface PageTemplate {
  /** `home`: where the app itself is, for a page that is read at another address. */
  plain: (nonce: string, home: string | null) => string;
  /** With the page's own head and its first words. */
  opened: (nonce: string, head: PageHead, home: string | null) => string;
}

const slot = (name: string) => new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`);

const atHome = (html: string, home: string | null): string =>
  home === null ? html : html.replace('<html ', `<html data-home="${escapeHtml(home)}" `);

/** Cut once: what people wrote is put between the pieces, never searched for marks again. */
export function readTemplate(html: string): PageTemplate {
  const filled = (text: string, nonce: string) => text.replaceAll('__CSP_NONCE__', nonce);
  const [start = '', afterHead = ''] = html.split(slot('head'));
  const [middle = '', end = ''] = afterHead.split(slot('root'));
  return {
    plain: (nonce, home) => atHome(filled(html, nonce), home),
    opened: (nonce, head, home) =>
      [
        atHome(filled(start, nonce), home).replace(
          / lang="\w+"/,
          ` lang="${head.language}"${head.accent ? ' data-accent="own"' : ''}`,
        ),
        headHtml(head, nonce),
        filled(middle, nonce),
        openingHtml(head.opening),
        filled(end, nonce),
      ].join(''),
  };
}
