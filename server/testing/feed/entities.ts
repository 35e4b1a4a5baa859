import type { Actor } from '../builders.ts';
import { another, eventIn, type Make, type Scope } from '../entity-places.ts';
import type { TestApp } from '../test-app.ts';
import { aFeedComment, aFeedPost } from './posts.ts';

const poll = { answers: ['Tea', 'Coffee'], hours: 24 };

/** Somebody else's, in the event of the call. */
const postIn = async (app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> => {
  const { event } = await eventIn(app, actor, scope);
  scope.feedPost ??= another(app, actor, scope).then((one) =>
    aFeedPost(app, one, event.id, { poll }),
  );
  return scope.feedPost;
};

const mine: Make = async (app, actor, scope) => {
  const { event } = await eventIn(app, actor, scope);
  return aFeedPost(app, actor, event.id);
};

const saidBy =
  (who: (app: TestApp, actor: Actor, scope: Scope) => Promise<Actor> | Actor): Make =>
  async (app, actor, scope = {}) =>
    aFeedComment(app, await who(app, actor, scope), await postIn(app, actor, scope));
const myWords = saidBy((_, actor) => actor);

export const feedEntities: Readonly<Record<string, Make>> = {
  'feed.post': postIn,
  'feed.poll': postIn,
  'feed.own_post': mine,
  'feed.removed_post': mine,
  'feed.comment': saidBy(another),
  'feed.own_comment': myWords,
  'feed.removed_comment': myWords,
};
