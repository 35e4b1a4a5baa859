import { createTranslator } from 'use-intl/core';
import { escape, type Language, textsOf } from './letter.ts';
import { type Letter, letterOf } from './sealed-letter.ts';

interface Line {
  words: string;
  quote: string;
  link: string;
}

interface List {
  organisation: string;
  /** Of all that happened, also of what the letter has no room for. */
  count: number;
  parts: readonly { title: string; lines: readonly Line[] }[];
  more: number;
  /** Where such letters are turned off. */
  link: string;
}

/** What happened, in parts, each line with the page that tells more; as text and as HTML. */
export function listLetter(language: Language, list: List): Letter {
  const { organisation, count, parts, more, link } = list;
  const say = createTranslator({
    locale: language,
    messages: textsOf(language),
    namespace: 'digest',
  });
  const values = { organisation, count };
  const body = say('body', values);
  const rest = more > 0 ? say('more', { count: more }) : '';
  const [action, expiry] = [say('action'), say('expiry')];
  const text = [
    body,
    ...parts.map(({ title, lines }) => [title, ...lines.map(lineText)].join('\n\n')),
    ...(rest ? [rest] : []),
    `${expiry}\n${action}: ${link}\n`,
  ].join('\n\n');
  const html = parts.map(
    ({ title, lines }) =>
      `<h2 style="font-size:14px;color:#5a6275;margin:1.5rem 0 .25rem">${escape(title)}</h2><ul style="margin:0;padding:0;list-style:none">${lines.map(lineHtml).join('')}</ul>`,
  );
  return letterOf('digest', {
    subject: say('subject', values).replace(/\s+/g, ' '),
    text,
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#1c2333;max-width:34rem;margin:2rem auto;padding:0 1rem"><p>${escape(body)}</p>${html.join('')}${rest && `<p>${escape(rest)}</p>`}<p style="color:#5a6275;margin-top:2rem">${escape(expiry)} <a href="${escape(link)}" style="color:#4250c9">${escape(action)}</a></p></body></html>`,
  });
}

const lineText = ({ words, quote, link }: Line) =>
  [words, ...(quote ? [`"${quote}"`] : []), link].join('\n');

const lineHtml = ({ words, quote, link }: Line) =>
  `<li style="padding:.5rem 0"><a href="${escape(link)}" style="color:#4250c9;text-decoration:none;font-weight:600">${escape(words)}</a>${quote && `<br><span style="color:#5a6275">${escape(quote)}</span>`}</li>`;
