import type { DeskPage, EditedPost, PostPage } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { comments, desk, edited, shownPost, shownPosts, sides } from './blog.live.ts';

const page = (total: number) =>
  ({ posts: [], total, isGuessed: false }) satisfies PostPage & DeskPage;

test('what is written and what is read are what a fresh reading gives', () =>
  expectReplay({
    begin: 0,
    deeds: fc.nat(9),
    act: (truth: number, deed) => ({
      truth: truth + deed,
      says: [['blog.changed', { postId: 7 }]],
      answer: { version: truth + deed } as EditedPost,
    }),
    reads: [
      { options: shownPosts.options({}), answer: page },
      { options: sides.options(), answer: (truth: number) => ({ truth }) },
      { options: shownPost.options(7), answer: (id: number) => ({ id }) },
      { options: desk.options({}), answer: page },
      { options: edited.options(7), answer: (version: number) => ({ version }) },
    ],
  }));

test('what is said under a post is what a fresh reading gives, and is counted', () =>
  expectReplay({
    begin: 0,
    deeds: fc.nat(9),
    act: (truth: number, deed) => ({
      truth: truth + deed,
      says: [['blog.commented', { postId: 7 }]],
      answer: { id: truth + deed },
    }),
    reads: [
      { options: comments.options(7), answer: (truth: number) => [{ id: truth }] },
      { options: shownPost.options(7), answer: (truth: number) => ({ comments: truth }) },
      { options: shownPosts.options({}), answer: page },
    ],
  }));
