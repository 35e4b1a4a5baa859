import type { HelpArticle } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import {
  article,
  articleList,
  helpSetup,
  opinions,
  shownArticle,
  shownArticles,
  shownHelp,
  versions,
} from './help.live.ts';

test('what is written and what is read are what a fresh reading gives', () =>
  expectReplay({
    begin: 0,
    deeds: fc.nat(9),
    act: (truth: number, deed) => ({
      truth: truth + deed,
      says: [
        ['help.changed', { articleId: deed % 2 ? 7 : null }],
        ['help.shown_changed', {}],
      ],
      answer: { version: truth + deed } as HelpArticle,
    }),
    reads: [
      {
        options: helpSetup.options(),
        answer: (truth: number) => ({ truth }),
      },
      { options: articleList.options({}), answer: (total: number) => ({ articles: [], total }) },
      { options: article.options(7), answer: (version: number) => ({ version }) },
      { options: versions.options(7), answer: (truth: number) => ({ versions: [], truth }) },
      { options: opinions.options(7), answer: (helpful: number) => ({ helpful }) },
      { options: shownHelp.options({}), answer: (truth: number) => ({ help: null, truth }) },
      {
        options: shownArticles.options({ query: {} }),
        answer: (total: number) => ({ total }),
      },
      {
        options: shownArticle.options({ id: 7 }),
        answer: (id: number) => ({ id }),
      },
    ],
  }));
