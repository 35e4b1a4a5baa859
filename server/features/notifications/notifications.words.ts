import type { News, NoticeGroup } from '@plenum/contract';
import { createTranslator } from 'use-intl/core';
import de from '../../locales/de/notices.json' with { type: 'json' };
import en from '../../locales/en/notices.json' with { type: 'json' };
import fr from '../../locales/fr/notices.json' with { type: 'json' };
import pt from '../../locales/pt/notices.json' with { type: 'json' };
import type { Language } from '../../platform/mail/letter.ts';
import { wordsIn } from '../../platform/words.ts';

const texts = { en, de, fr, pt };
const most = 200;

const excerpt = (text: string) => {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
};

/** One sentence about what happened, as the bell says it. */
export function headlineOf({ kind, data, count }: News & { count: number }, language: Language) {
  const say = createTranslator({ locale: language, messages: texts[language], namespace: 'kinds' });
  if ('sessions' in data) {
    const title = wordsIn(data.sessions[0]?.title ?? {}, [language, ...data.languages]);
    return say(kind, { count: data.sessions.length, title });
  }
  return say(kind, {
    count,
    name: 'fullName' in data ? data.fullName : '',
    exhibitor: 'exhibitor' in data ? data.exhibitor : '',
    people: 'people' in data ? data.people : 0,
    place: placeOf(data, language),
    title: 'title' in data ? data.title : '',
    answer: 'answer' in data ? (data.answer ?? '') : '',
  });
}

/** A conversation, or a stage. */
function placeOf(data: News['data'], language: Language): string {
  if ('stage' in data) return wordsIn(data.stage, [language, ...data.languages]);
  return 'conversation' in data ? data.conversation : '';
}

/** The beginning of what somebody wrote; empty where nobody did. */
export function quoteOf({ data }: News, language: Language): string {
  if ('words' in data) return excerpt(wordsIn(data.words, [language, ...data.languages]));
  return 'text' in data ? excerpt(data.text) : '';
}

export const groupName = (group: NoticeGroup, language: Language): string =>
  createTranslator({ locale: language, messages: texts[language], namespace: 'groups' })(group);
