import type { Language } from '../../platform/mail/letter.ts';
import { oneOf, type Random } from '../summit/random.ts';
import { greetings, known, toAll, toQuestions } from './script/replies.ts';

/** Small words that give a language away; English where nothing does. */
const tells: readonly (readonly [Language, RegExp])[] = [
  ['de', /\b(ich|und|ist|nicht|wie|das|die|der|hallo|moin|danke|gibt|wo|wir|guten)\b/giu],
  ['fr', /\b(je|est|et|les|des|une|bonjour|merci|où|pas|nous|vous|quand|que)\b/giu],
  ['pt', /\b(eu|está|não|olá|obrigad[oa]|onde|uma|para|quando|bom|dia|é|os)\b/giu],
];

export function languageOf(text: string): Language {
  const counts = tells.map(([language, words]) => ({
    language,
    count: text.match(words)?.length ?? 0,
  }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.language : 'en';
}

const isGreeting = (text: string): boolean =>
  /^\s*(hi|hello|hey|good (morning|afternoon|evening)|hallo|moin|guten|servus|bonjour|salut|olá|ola|bom dia|boa tarde|boa noite)\b/iu.test(
    text,
  );

/** What somebody who reads along would say to it. */
export function replyTo(text: string, random: Random): string {
  const language = languageOf(text);
  const isQuestion = text.includes('?');
  const topic = isQuestion ? known.find(({ about }) => about.test(text)) : undefined;
  const usual = isQuestion ? toQuestions : toAll;
  const said = topic?.says ?? (isGreeting(text) ? greetings : usual);
  return oneOf(said[language], random) ?? '';
}
