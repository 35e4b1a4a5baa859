import type { feedRoutes } from '@plenum/contract/features/feed/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { listComments, rephrase, say, takeAway } from './feed.comments.ts';
import type { FeedWork } from './feed.needs.ts';
import { addPictureTo, changePost, listPosts, post, readPost, removePost } from './feed.service.ts';
import { readTemplateProfile } from './feed.template.ts';
import { like, vote } from './feed.taps.ts';

const good = async <Body>(body: Promise<Body>) => ({ status: 200 as const, body: await body });
const made = async <Body>(body: Promise<Body>) => ({ status: 201 as const, body: await body });
const done = async (deed: Promise<void>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const feedHandlers = (work: FeedWork): Handlers<typeof feedRoutes> => ({
  'GET /profile/data': ({ person, language }) => good(readTemplateProfile(work, person, language)),
  'GET /api/events/:eventId/posts': ({ person, received: { params, query } }) =>
    good(listPosts(work, person, params.eventId, query)),
  'POST /api/events/:eventId/posts': ({ person, received: { params, body } }) =>
    made(post(work, person, params.eventId, body)),
  'GET /api/feed/posts/:postId': ({ person, received: { params } }) =>
    good(readPost(work, person, params.postId)),
  'PATCH /api/feed/posts/:postId': ({ person, received: { params, body } }) =>
    good(changePost(work, person, params.postId, body)),
  'DELETE /api/feed/posts/:postId': ({ person, received: { params } }) =>
    done(removePost(work, person, params.postId)),
  'POST /api/feed/posts/:postId/pictures': ({ person, received: { params, body } }) =>
    made(addPictureTo(work, person, params.postId, body)),
  'PUT /api/feed/posts/:postId/like': ({ person, received: { params } }) =>
    good(like(work, person, params.postId, true)),
  'DELETE /api/feed/posts/:postId/like': ({ person, received: { params } }) =>
    good(like(work, person, params.postId, false)),
  'PUT /api/feed/posts/:postId/vote': ({ person, received: { params, body } }) =>
    good(vote(work, person, params.postId, body.answer)),
  'GET /api/feed/posts/:postId/comments': async ({ person, received: { params } }) => ({
    status: 200,
    ...(await listComments(work, person, params.postId)),
  }),
  'POST /api/feed/posts/:postId/comments': ({ person, received: { params, body } }) =>
    made(say(work, person, params.postId, body)),
  'PATCH /api/feed/comments/:commentId': ({ person, received: { params, body } }) =>
    good(rephrase(work, person, params.commentId, body.text)),
  'DELETE /api/feed/comments/:commentId': ({ person, received: { params } }) =>
    done(takeAway(work, person, params.commentId)),
});
