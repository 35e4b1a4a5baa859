import sanitize from 'sanitize-html';
import { problem } from '../../../platform/http/problem.ts';
import { escape } from '../../../platform/mail/letter.ts';

const opened = new Set(['http:', 'https:', 'mailto:']);

/** What a browser would open as anything but a page or a mail is refused; other words stay words. */
export function cleanUrl(text: string): string {
  const url = text.trim();
  if (URL.canParse(url) && !opened.has(new URL(url).protocol)) {
    throw problem('invalid', { errors: [{ path: '/url', message: 'leads to no page or mail' }] });
  }
  return url;
}

const link = (_name: string, { href }: sanitize.Attributes): sanitize.Tag => ({
  tagName: 'a',
  attribs: { ...(href && { href }), target: '_blank', rel: 'noopener noreferrer nofollow' },
});

const tags = 'p br b strong i em u s a ul ol li h1 h2 h3 h4 blockquote code pre div span'.split(
  ' ',
);

/** Words with their form; no picture, no style, nothing that runs. */
export const cleanWords = (html: string): string =>
  sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: link },
    nestingLimit: 50,
  });

/** Words without any HTML, as we keep them; what looks like HTML in them is cleaned. */
export const htmlOfWords = (text: string): string =>
  /<(p|br|div|b|i|a|ul|html)\b[^<>]*>/i.test(text)
    ? cleanWords(text)
    : cleanWords(escape(text).replace(/\r?\n/g, '<br>'));
