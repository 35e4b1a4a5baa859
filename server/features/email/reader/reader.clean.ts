import sanitize from 'sanitize-html';
import { escape } from '../../../platform/mail/letter.ts';
import { textOf } from '../../../platform/mail/text-of.ts';
import { styles, tags, wordless } from './reader.clean-rules.ts';

export interface Cleaned {
  html: string;
  /** The words of it, for lists, searches, and programs that show no HTML. */
  text: string;
  /** Addresses of the pictures it wants from elsewhere, by their number. */
  pictures: string[];
}

export interface Known {
  /** Files that stand in the words, by their content id. */
  files?: ReadonlyMap<string, number>;
  /** Pictures that have their number already. */
  pictures?: readonly string[];
}

const mostPictures = 200;
const longestAddress = 2000;
const noBreaks = /[\0-\x20\x7f]/g;

/** Only what leads out of here and cannot be a program. */
function safeLink(href: string | undefined): string | null {
  const address = href?.replace(noBreaks, '') ?? '';
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  return /^(https?:\/\/[^/]|mailto:[^/])/i.test(address) ? address : null;
}

const sized = ({ width, height }: sanitize.Attributes) => ({
  ...(/^\d{1,4}$/.test(width ?? '') && { width: width as string }),
  ...(/^\d{1,4}$/.test(height ?? '') && { height: height as string }),
});

/** Tells where pictures are, not to the browser: it asks the reader first. */
function picturesOf({ files, pictures: known = [] }: Known) {
  const pictures = [...known];
  const ids = new Set([...(files?.values() ?? [])].map(String));
  const placeOf = (attribs: sanitize.Attributes): Record<string, string> | null => {
    const src = attribs['src']?.replace(noBreaks, '') ?? '';
    const cid = /^cid:(.{1,300})$/i.exec(src)?.[1];
    const file = cid ? files?.get(cid) : undefined;
    if (file !== undefined) return { 'data-file': `${file}` };
    const kept = attribs['data-file'] ?? '';
    if (ids.has(kept)) return { 'data-file': kept };
    const number = attribs['data-picture'] ?? '';
    if (/^\d{1,3}$/.test(number) && Number(number) < known.length)
      return { 'data-picture': `${Number(number)}` };
    if (!/^https?:/i.test(src) || !safeLink(src)) return null;
    const place = pictures.indexOf(src);
    if (place >= 0) return { 'data-picture': `${place}` };
    return pictures.length < mostPictures ? { 'data-picture': `${pictures.push(src) - 1}` } : null;
  };
  const img = (_name: string, attribs: sanitize.Attributes): sanitize.Tag => {
    const place = placeOf(attribs);
    const alt = attribs['alt'] ?? '';
    if (!place) return { tagName: 'span', attribs: {}, text: alt };
    return { tagName: 'img', attribs: { ...place, alt, ...sized(attribs) } };
  };
  return { pictures, img };
}

function link(_name: string, { href, style, title }: sanitize.Attributes): sanitize.Tag {
  const safe = safeLink(href);
  const attribs = { ...(style && { style }), ...(title && { title }) };
  if (!safe) return { tagName: 'span', attribs };
  const outward = { href: safe, target: '_blank', rel: 'noopener noreferrer nofollow' };
  return { tagName: 'a', attribs: { ...attribs, ...outward } };
}

/** What may stand in a mail, whoever wrote it and however. */
export function cleanMail(html: string, known: Known = {}): Cleaned {
  const { pictures, img } = picturesOf(known);
  const clean = sanitize(html, {
    allowedTags: tags,
    nonTextTags: wordless,
    allowedAttributes: {
      '*': ['style', 'dir'],
      a: ['href', 'target', 'rel', 'title'],
      img: ['alt', 'width', 'height', 'data-picture', 'data-file'],
      blockquote: [{ name: 'type', values: ['cite'] }],
      ol: ['start'],
      table: ['align', 'width', 'cellpadding', 'cellspacing'],
      td: ['colspan', 'rowspan', 'align', 'valign', 'width'],
      th: ['colspan', 'rowspan', 'align', 'valign', 'width'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    allowedStyles: { '*': styles },
    nestingLimit: 200,
    transformTags: { a: link, img },
  });
  return { html: clean, text: textOf(clean), pictures };
}

/** Words without any HTML, as the HTML of a mail. */
export const htmlOf = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escape(part).replaceAll('\n', '<br />')}</p>`)
    .join('');
