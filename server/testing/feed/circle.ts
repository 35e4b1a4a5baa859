import type {
  FeedComment,
  FeedPage,
  FeedPost,
  FeedPostUpdate,
  NewFeedPost,
} from '@plenum/contract';
import type { Actor } from '../builders.ts';
import { aCrowd } from '../profiles.ts';
import type { Answer, CallInput, TestApp } from '../test-app.ts';

type Key = Parameters<TestApp['call']>[0];

/** An event, and what people show each other there. */
export async function aCircle(app: TestApp, admin: Actor) {
  const crowd = await aCrowd(app, admin);
  const about = (by: Actor, key: Key, postId: number, input: CallInput = {}): Promise<Answer> =>
    app.call(key, { token: by.token, ...input, params: { postId } });
  const post = (by: Actor, body: Partial<NewFeedPost> & Record<string, unknown> = {}) =>
    crowd.call(by, 'POST /api/events/:eventId/posts', { body: { text: 'Hello', ...body } });
  const list = (by: Actor, query: Record<string, unknown> = {}) =>
    crowd.call(by, 'GET /api/events/:eventId/posts', { query });
  const comments = (by: Actor, postId: number) =>
    about(by, 'GET /api/feed/posts/:postId/comments', postId);
  return {
    ...crowd,
    post,
    list,
    comments,
    posted: async (by: Actor, body: Partial<NewFeedPost> = {}) =>
      (await post(by, body)).body as FeedPost,
    seen: async (by: Actor, query: Record<string, unknown> = {}) =>
      ((await list(by, query)).body as FeedPage).posts,
    texts: async (by: Actor) => ((await list(by)).body as FeedPage).posts.map(({ text }) => text),
    get: (by: Actor, postId: number) => about(by, 'GET /api/feed/posts/:postId', postId),
    rephrase: (by: Actor, postId: number, text: string) =>
      about(by, 'PATCH /api/feed/posts/:postId', postId, { body: { text } }),
    change: (by: Actor, postId: number, body: FeedPostUpdate) =>
      about(by, 'PATCH /api/feed/posts/:postId', postId, { body }),
    remove: (by: Actor, postId: number) => about(by, 'DELETE /api/feed/posts/:postId', postId),
    like: (by: Actor, postId: number) => about(by, 'PUT /api/feed/posts/:postId/like', postId),
    unlike: (by: Actor, postId: number) => about(by, 'DELETE /api/feed/posts/:postId/like', postId),
    vote: (by: Actor, postId: number, answer: number) =>
      about(by, 'PUT /api/feed/posts/:postId/vote', postId, { body: { answer } }),
    say: (by: Actor, postId: number, text: string, parentId?: number) =>
      about(by, 'POST /api/feed/posts/:postId/comments', postId, {
        body: { text, ...(parentId !== undefined && { parentId }) },
      }),
    said: async (by: Actor, postId: number) => (await comments(by, postId)).body as FeedComment[],
    takeAway: (by: Actor, commentId: number) =>
      app.call('DELETE /api/feed/comments/:commentId', { token: by.token, params: { commentId } }),
    connect: async (one: Actor, other: Actor) => {
      await crowd.ask(one, other);
      await crowd.ask(other, one);
    },
    block: (by: Actor, whom: Actor) =>
      app.call('PUT /api/chat/blocks/:personId', {
        token: by.token,
        params: { personId: whom.person.id },
      }),
  };
}
export type Circle = Awaited<ReturnType<typeof aCircle>>;
