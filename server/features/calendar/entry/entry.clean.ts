import { problem } from '../../../platform/http/problem.ts';
import { escape } from '../../../platform/mail/letter.ts';
import { cleanWords } from '../../../platform/rich-text/clean-words.ts';

const opened = new Set(['http:', 'https:', 'mailto:']);

/** What a browser would open as anything but a page or a mail is refused; other words stay words. */
export function cleanUrl(text: string): string {
  const url = text.trim();
  if (URL.canParse(url) && !opened.has(new URL(url).protocol)) {
    throw problem('invalid', { errors: [{ path: '/url', message: 'leads to no page or mail' }] });
  }
  return url;
}

/** Words without any HTML, as we keep them; what looks like HTML in them is cleaned. */
export const htmlOfWords = (text: string): string =>
  /<(p|br|div|b|i|a|ul|html)\b[^<>]*>/i.test(text)
    ? cleanWords(text)
    : cleanWords(escape(text).replace(/\r?\n/g, '<br>'));
