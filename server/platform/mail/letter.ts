import { createTranslator } from 'use-intl/core';
import de from '../../locales/de/mail.json' with { type: 'json' };
import en from '../../locales/en/mail.json' with { type: 'json' };
import fr from '../../locales/fr/mail.json' with { type: 'json' };
import pt from '../../locales/pt/mail.json' with { type: 'json' };
import { type Letter, letterOf } from './sealed-letter.ts';

const texts = { en, de, fr, pt };
export type Language = keyof typeof texts;
/** All but the one that is a list, see `listLetter`, and the one that people write, see `writtenWords`. */
export type LetterKind = Exclude<keyof typeof en, 'digest' | 'bookingLetter'>;
export const textsOf = (language: Language) => texts[language];

/** The first language a reader asks for that we write; null when there is none. */
export function languageOf(header: string | undefined): Language | null {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => Object.hasOwn(texts, tag)) ?? null;
}

/** A short letter with one thing to do, as text and as HTML that needs no picture. */
export function letter(
  language: Language,
  kind: LetterKind,
  values: {
    email: string;
    organisation: string;
    inviter?: string;
    event?: string;
    sessions?: string;
    exhibitor?: string;
    order?: string;
    amount?: string;
    until?: string;
    /** What somebody adds, or a list of what it is about. */
    words?: string;
  },
  link: string,
  /** The way out of letters that come again and again. */
  stop?: { words: string; link: string },
): Letter {
  const say = createTranslator({ locale: language, messages: texts[language], namespace: kind });
  const none = {
    inviter: '',
    event: '',
    sessions: '',
    exhibitor: '',
    order: '',
    amount: '',
    until: '',
    words: '',
  };
  const names = { ...none, ...values };
  const body = say('body', names).trim();
  const [action, expiry] = [say('action', names), say('expiry', names)];
  return letterOf(kind, {
    ...(stop && { stopLink: stop.link }),
    // A line break in a name must not become a header.
    subject: say('subject', names).replace(/\s+/g, ' '),
    text: `${body}\n\n${action}: ${link}\n\n${expiry}\n${stop ? `${stop.words}: ${stop.link}\n` : ''}`,
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#1c2333;max-width:34rem;margin:2rem auto;padding:0 1rem"><p>${escape(body).replaceAll('\n', '<br>')}</p><p><a href="${escape(link)}" style="display:inline-block;padding:.65rem 1.1rem;border-radius:6px;background:#4250c9;color:#fff;text-decoration:none">${escape(action)}</a></p><p style="color:#5a6275">${escape(expiry)}${stop ? ` <a href="${escape(stop.link)}" style="color:#4250c9">${escape(stop.words)}</a>` : ''}</p></body></html>`,
  });
}

/** Words of one person to another; what looks like HTML in them stays words. */
export function plainMail(subject: string, words: string, from: string): Letter {
  const paragraphs = words.split(/\n{2,}/).map((part) => escape(part).replaceAll('\n', '<br>'));
  return letterOf('plain', {
    subject: subject.replace(/\s+/g, ' '),
    text: `${words}\n\n-- \n${from}\n`,
    html: `<!doctype html><html><body style="font:16px/1.5 sans-serif;color:#1c2333;max-width:34rem;margin:2rem auto;padding:0 1rem">${paragraphs.map((part) => `<p>${part}</p>`).join('')}<p style="color:#5a6275">${escape(from)}</p></body></html>`,
  });
}

export const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
