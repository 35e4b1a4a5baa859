import type { HelpCategoryInput, Texts } from '@plenum/contract';

type Four = readonly [en: string, de: string, fr: string, pt: string];

/** One question with its answer, as it is written down in the lists beside. */
export interface DemoArticle {
  title: Four;
  answer: Four;
  /** Too long a story for the frequently asked questions. */
  isKnowledgeOnly?: boolean;
}

export interface DemoCategory extends Pick<HelpCategoryInput, 'slug' | 'icon'> {
  title: Four;
  lead: Four;
  articles: readonly DemoArticle[];
}

export const textsOf = ([en, de, fr, pt]: Four): Texts => ({ en, de, fr, pt });

/** Each line of the answer is a paragraph. */
export const bodyOf = (answer: Four): Texts =>
  Object.fromEntries(
    Object.entries(textsOf(answer)).map(([language, text]) => [
      language,
      text
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join(''),
    ]),
  );
