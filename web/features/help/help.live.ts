import type {
  HelpArticle,
  HelpArticlePage,
  HelpArticleQuery,
  HelpOpinions,
  HelpSetup,
  HelpVersion,
  ShownArticle,
  ShownHelp,
  ShownHelpPage,
  ShownHelpQuery,
} from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { readAgain, type Words } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { type HelpSlug, readArticle, readHelp, readShown, readShownArticle } from './help.api.ts';

/** Several articles may be put in order one after the other. */
const calmMs = 300;

const shownAnew = <Args, State>(): Words<Args, State> => ({
  'help.shown_changed': () => readAgain(undefined, calmMs),
  'organisations.changed': () => readAgain(),
});
const anyArticle = <Args, State>(): Words<Args, State> => ({
  'help.changed': () => readAgain(undefined, calmMs),
});
const oneArticle = <State>(): Words<number, State> => ({
  'help.changed': ({ articleId }) =>
    readAgain((id) => articleId === null || articleId === id, calmMs),
});

/** What strangers read is told to nobody; it is read again now and then. */
export const shownHelp = liveAnswer<{ help: ShownHelp | null }, { slug?: HelpSlug }>({
  key: ['help', 'shown'],
  read: ({ slug }, signal) => readHelp(slug, signal),
  told: shownAnew,
  staleTime: 60_000,
});

export const shownArticles = liveAnswer<ShownHelpPage, { slug?: HelpSlug; query: ShownHelpQuery }>({
  key: ['help', 'shown-articles'],
  read: ({ slug, query }, signal) => readShown(slug, query, signal),
  told: shownAnew,
  staleTime: 60_000,
});

export const shownArticle = liveAnswer<ShownArticle, { slug?: HelpSlug; id: number }>({
  key: ['help', 'shown-article'],
  read: ({ slug, id }, signal) => readShownArticle(slug, id, signal),
  told: shownAnew,
  staleTime: 60_000,
});

export const helpSetup = liveAnswer<HelpSetup>({
  key: ['help', 'setup'],
  read: (_, signal) => call('GET /api/help/setup', { signal }),
  told: anyArticle,
});

export const articleList = liveAnswer<HelpArticlePage, HelpArticleQuery>({
  key: ['help', 'articles'],
  read: (query, signal) => call('GET /api/help/manage/articles', { query, signal }),
  told: anyArticle,
});

export const article = liveAnswer<HelpArticle, number>({
  key: ['help', 'article'],
  read: readArticle,
  told: oneArticle,
});

export const versions = liveAnswer<{ versions: HelpVersion[] }, number>({
  key: ['help', 'versions'],
  read: (articleId, signal) =>
    call('GET /api/help/manage/articles/:articleId/versions', { params: { articleId }, signal }),
  told: oneArticle,
});

export const opinions = liveAnswer<HelpOpinions, number>({
  key: ['help', 'opinions'],
  read: (articleId, signal) =>
    call('GET /api/help/manage/articles/:articleId/opinions', { params: { articleId }, signal }),
  told: oneArticle,
});
