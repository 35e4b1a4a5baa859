import type {
  blogCommentsRoutes,
  blogWritingRoutes,
} from '@plenum/contract/features/blog/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { changeAuthor, readAuthors } from './blog.authors.ts';
import { hideComment, listComments, rephrase, say, takeBack } from './blog.comments.ts';
import { addPicture, changeCover, makePreview } from './blog.pictures.ts';
import {
  beginPost,
  changePost,
  listDesk,
  publishPost,
  readEdited,
  removePost,
  withdrawPost,
} from './blog.writing.ts';

const good = async <Body>(body: Promise<Body>) => ({ status: 200 as const, body: await body });
const made = async <Body>(body: Promise<Body>) => ({ status: 201 as const, body: await body });
const done = async (deed: Promise<void>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const blogWritingHandlers = (work: Work): Handlers<typeof blogWritingRoutes> => ({
  'GET /api/blog/desk': ({ person, received: { query } }) => good(listDesk(work, person, query)),
  'POST /api/blog/posts': ({ person, received: { body } }) => made(beginPost(work, person, body)),
  'GET /api/blog/posts/:postId/edit': ({ person, received: { params } }) =>
    good(readEdited(work, person, params.postId)),
  'PATCH /api/blog/posts/:postId': ({ person, received: { params, body } }) =>
    good(changePost(work, person, params.postId, body)),
  'DELETE /api/blog/posts/:postId': ({ person, received: { params } }) =>
    done(removePost(work, person, params.postId)),
  'POST /api/blog/posts/:postId/publish': ({ person, received: { params, body } }) =>
    good(publishPost(work, person, params.postId, body)),
  'POST /api/blog/posts/:postId/withdraw': ({ person, received: { params } }) =>
    good(withdrawPost(work, person, params.postId)),
  'POST /api/blog/posts/:postId/preview': ({ person, received: { params } }) =>
    good(makePreview(work, person, params.postId)),
  'PUT /api/blog/posts/:postId/cover': ({ person, received: { params, body } }) =>
    good(changeCover(work, person, params.postId, body)),
  'DELETE /api/blog/posts/:postId/cover': ({ person, received: { params } }) =>
    good(changeCover(work, person, params.postId, null)),
  'POST /api/blog/posts/:postId/pictures': ({ person, received: { params, body } }) =>
    made(addPicture(work, person, params.postId, body)),
  'GET /api/blog/authors': ({ person }) => good(readAuthors(work.db, person)),
  'PUT /api/blog/authors/:personId': ({ person, received: { params } }) =>
    good(changeAuthor(work, person, params.personId, true)),
  'DELETE /api/blog/authors/:personId': ({ person, received: { params } }) =>
    good(changeAuthor(work, person, params.personId, false)),
});

export const blogCommentsHandlers = (work: Work): Handlers<typeof blogCommentsRoutes> => ({
  'GET /api/blog/posts/:postId/comments': async ({ person, received: { params } }) => ({
    status: 200,
    ...(await listComments(work, person, params.postId)),
  }),
  'POST /api/blog/posts/:postId/comments': ({ person, received: { params, body } }) =>
    made(say(work, person, params.postId, body)),
  'PATCH /api/blog/comments/:commentId': ({ person, received: { params, body } }) =>
    good(rephrase(work, person, params.commentId, body.text)),
  'DELETE /api/blog/comments/:commentId': ({ person, received: { params } }) =>
    done(takeBack(work, person, params.commentId)),
  'PUT /api/blog/comments/:commentId/hidden': ({ person, received: { params } }) =>
    done(hideComment(work, person, params.commentId, true)),
  'DELETE /api/blog/comments/:commentId/hidden': ({ person, received: { params } }) =>
    done(hideComment(work, person, params.commentId, false)),
});
