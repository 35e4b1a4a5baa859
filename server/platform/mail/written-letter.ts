import { escape, type Language } from './letter.ts';
import type { Words } from './sealed-letter.ts';

/** What somebody wrote; `link` where it leads somewhere. */
export interface WrittenPart {
  words: string;
  link?: string;
}

interface Written {
  subject: string;
  parts: readonly WrittenPart[];
  /** Why the reader gets it. */
  why: string;
  /** The way out of letters of this kind; null for who tries one out. */
  stop: { words: string; link: string } | null;
}

const address = /(https?:\/\/[^\s<>"{}]+)/;
const endings = new Set(".,;:!?)]'’»");

/** Without the signs that end a sentence; counted from the end, so that many of them cost no more. */
function addressIn(words: string): string {
  let length = words.length;
  while (endings.has(words[length - 1] ?? '')) length--;
  return words.slice(0, length);
}

/** Addresses in typed words lead there; what ends the sentence is no part of them. */
export const typedParts = (text: string): WrittenPart[] =>
  text.split(address).flatMap((words, place): WrittenPart[] => {
    if (place % 2 === 0) return words === '' ? [] : [{ words }];
    const link = addressIn(words);
    const rest = words.slice(link.length);
    return [{ words: link, link }, ...(rest === '' ? [] : [{ words: rest }])];
  });

const html = ({ words, link }: WrittenPart): string =>
  link === undefined
    ? escape(words)
    : `<a href="${escape(link)}" style="color:#4250c9">${escape(words)}</a>`;

/** In the words of who wrote it; what looks like HTML in them stays words. */
export function writtenWords(language: Language, { subject, parts, why, stop }: Written): Words {
  const text = parts.map(({ words }) => words).join('');
  const paragraphs = parts
    .map(html)
    .join('')
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`);
  const foot = stop
    ? `${escape(why)} <a href="${escape(stop.link)}" style="color:#5a6275">${escape(stop.words)}</a>`
    : escape(why);
  return {
    // A line break in a name must not become a header.
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: `${text.trim()}\n\n-- \n${why}\n${stop ? `${stop.words}: ${stop.link}\n` : ''}`,
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#1c2333;max-width:34rem;margin:2rem auto;padding:0 1rem">${paragraphs.join('')}<p style="color:#5a6275;margin-top:2rem">${foot}</p></body></html>`,
    ...(stop && { stopLink: stop.link }),
  };
}
