import type { BadgeLayout, BadgeLine } from '@plenum/contract';
import { createTranslator } from 'use-intl/core';
import de from '../../../locales/de/papers.json' with { type: 'json' };
import en from '../../../locales/en/papers.json' with { type: 'json' };
import fr from '../../../locales/fr/papers.json' with { type: 'json' };
import pt from '../../../locales/pt/papers.json' with { type: 'json' };
import type { BadgeFace } from '../../../platform/papers/badges.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { EventRow } from '../../events/index.ts';
import type { QuestionRow } from '../../tickets/index.ts';
import type { BadgeRow } from './badges.queries.ts';

const texts = { en, de, fr, pt };

interface About {
  event: Pick<EventRow, 'languages'>;
  questions: readonly QuestionRow[];
}

/** In the language of who booked it; a line with nothing to say is left out. */
export function faceOf({ lines, bands }: BadgeLayout, row: BadgeRow, about: About): BadgeFace {
  const languages = [row.language, ...about.event.languages];
  return {
    lines: lines
      .map((line) => ({ ...sizeOf(line), text: wordsOf(line, row, { ...about, languages }) }))
      .filter(({ text }) => text !== ''),
    colour: bands.find(({ ticketId }) => ticketId === row.ticketId)?.colour ?? null,
  };
}

/** Where nobody is coming yet: what will stand in each place. */
export function emptyFace({ lines, bands }: BadgeLayout, { event, questions }: About): BadgeFace {
  const [language = 'en'] = event.languages;
  const say = createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'badges',
  });
  const words = ({ what, questionId, text }: BadgeLine): string => {
    if (what === 'text') return wordsIn(text, event.languages);
    if (what !== 'question') return say(what);
    return wordsIn(questions.find(({ id }) => id === questionId)?.label ?? {}, event.languages);
  };
  return {
    lines: lines
      .map((line) => ({ ...sizeOf(line), text: words(line) }))
      .filter(({ text }) => text !== ''),
    colour: bands[0]?.colour ?? null,
  };
}

const sizeOf = ({ size, isBold }: BadgeLine) => ({ size, isBold });

interface Read extends Pick<About, 'questions'> {
  languages: readonly string[];
}

function wordsOf({ what, questionId, text }: BadgeLine, row: BadgeRow, read: Read): string {
  if (what === 'name') return row.fullName;
  if (what === 'ticket') return wordsIn(row.ticket, read.languages).trim();
  if (what === 'text') return wordsIn(text, read.languages).trim();
  const question = read.questions.find(({ id }) => id === questionId);
  return question ? answerOf(question, row, read.languages) : '';
}

function answerOf(
  { id, kind, label, options }: QuestionRow,
  { answers, language }: BadgeRow,
  languages: readonly string[],
): string {
  const answer = answers.find(({ questionId }) => questionId === id);
  if (!answer) return '';
  const { text, optionIds } = answer;
  // A bare yes says nothing on a badge.
  if (kind === 'yes_no') return optionIds[0] === 1 ? wordsIn(label, languages) : '';
  if (kind === 'country') {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(text) ?? text;
  }
  if (kind !== 'one' && kind !== 'several') return text;
  return options
    .filter((option) => optionIds.includes(option.id))
    .map((option) => wordsIn(option.text, languages))
    .join(', ');
}
