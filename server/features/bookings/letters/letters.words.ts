import { createHmac } from 'node:crypto';
import type { Language, LetterInput } from '@plenum/contract';
import {
  type LetterField,
  letterParts,
  unknownFields,
} from '@plenum/contract/kernel/letter-fields.ts';
import { wordMoney } from '@plenum/contract/kernel/word-money.ts';
import { createTranslator } from 'use-intl/core';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { problem } from '../../../platform/http/problem.ts';
import { textsOf } from '../../../platform/mail/letter.ts';
import type { Words } from '../../../platform/mail/sealed-letter.ts';
import {
  typedParts,
  type WrittenPart,
  writtenWords,
} from '../../../platform/mail/written-letter.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { bookingPath } from '../bookings.secrets.ts';
import type { Reader } from './letters.rows.ts';

type Said = Pick<LetterInput, 'subject' | 'text' | 'to'>;

const isSaid = ({ subject, text }: Said, language: Language): boolean =>
  (subject[language]?.trim() ?? '') !== '' && (text[language]?.trim() ?? '') !== '';

const isEmpty = ({ subject, text }: Said, language: Language): boolean =>
  (subject[language]?.trim() ?? '') === '' && (text[language]?.trim() ?? '') === '';

/** What cannot be sent: whole in the first language, whole or not at all in the others, and known fields. */
export function refuseUnready(letter: Said, { languages }: Pick<EventRow, 'languages'>): void {
  const [first] = languages;
  const isWhole = languages.every((one) => isSaid(letter, one) || isEmpty(letter, one));
  if (first === undefined || !isSaid(letter, first) || !isWhole) {
    throw problem('bookings.letter_incomplete');
  }
  const texts = [...Object.values(letter.subject), ...Object.values(letter.text)];
  if (texts.some((text) => unknownFields(text, letter.to === 'bookers').length > 0)) {
    throw problem('bookings.letter_unknown_field');
  }
}

/** Whoever has it ends the letters of an event to an address. */
export const stopTokenOf = (
  { config }: Pick<Work, 'config'>,
  { eventId }: Pick<Reader, 'eventId'>,
  address: string,
): string =>
  createHmac('sha256', config.tokenSecret)
    .update(`letters ${eventId} ${address}`)
    .digest('base64url');

export const stopLink = (work: Pick<Work, 'config'>, token: string): string =>
  `${addressOf(work.config)}/letters/stop/${token}`;

const dayMs = 86_400_000;

function daysLeft({ clock }: Pick<Work, 'clock'>, { startsOn, timeZone }: EventRow): number {
  const { day } = wallTime(clock.now(), timeZone);
  return Math.max(0, Math.round((Date.parse(startsOn) - Date.parse(day)) / dayMs));
}

interface Around {
  event: EventRow;
  organisation: string;
  /** Null: what somebody looks at before it is sent. */
  stop: string | null;
}

/** All of it in one language: the reader’s, where it was written in that, else the first. */
export function wordsFor(
  work: Pick<Work, 'config' | 'clock'>,
  letter: Said,
  reader: Reader,
  { event, organisation, stop }: Around,
): Words & { language: Language } {
  const languages = [reader.language, ...event.languages];
  const language = languages.find((one) => isSaid(letter, one)) ?? reader.language;
  const link = `${addressOf(work.config)}${bookingPath(work, reader)}`;
  const values: Readonly<Record<LetterField, WrittenPart>> = {
    name: { words: reader.fullName },
    reference: { words: reader.reference },
    event: { words: event.name },
    owed: { words: wordMoney(Math.max(0, reader.balance), reader.currency, language) },
    link: { words: link, link },
    daysLeft: { words: new Intl.NumberFormat(language).format(daysLeft(work, event)) },
  };
  const partsOf = (text: string): WrittenPart[] =>
    letterParts(text).flatMap((part) =>
      typeof part === 'string' ? typedParts(part) : [values[part.field]],
    );
  const say = createTranslator({
    locale: language,
    messages: textsOf(language),
    namespace: 'bookingLetter',
  });
  const names = { event: event.name, organisation };
  const words = writtenWords(language, {
    subject: partsOf(letter.subject[language] ?? '')
      .map((part) => part.words)
      .join(''),
    parts: partsOf(letter.text[language] ?? ''),
    why: say('why', names),
    stop: stop === null ? null : { words: say('stop', names), link: stop },
  });
  return { ...words, language };
}

/** So that nobody takes it for the letter itself. */
export const testSubject = (language: Language, subject: string): string =>
  createTranslator({ locale: language, messages: textsOf(language), namespace: 'bookingLetter' })(
    'test',
    { subject },
  );
