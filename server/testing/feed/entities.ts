import { insertPerson } from '../../features/events/index.ts';
import { eventIn, type Make, type Scope } from '../entity-places.ts';
import type { TestApp } from '../test-app.ts';
import { aColleague, type Actor } from '../builders.ts';
import { aFeedComment, aFeedPost } from './posts.ts';

const poll = { answers: ['Tea', 'Coffee'], hours: 24 };

/** Somebody else's, in the event of the call. */
const postIn = async (app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> => {
  const { event, organiser } = await eventIn(app, actor, scope);
  scope.feedPost ??= aFeedPost(app, organiser, event.id, { poll });
  return scope.feedPost;
};

const mine: Make = async (app, actor, scope) => {
  const { event } = await eventIn(app, actor, scope);
  return aFeedPost(app, actor, event.id);
};

const said: Make = async (app, actor, scope) =>
  aFeedComment(app, actor, await postIn(app, actor, scope));

export const feedEntities: Readonly<Record<string, Make>> = {
  'feed.post': postIn,
  'feed.poll': postIn,
  'feed.own_post': mine,
  'feed.comment': said,
  'feed.own_comment': said,
  'feed.person': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    const { person } = await aColleague(app, organiser);
    await insertPerson(app.testDb.db, person.organisationId, event.id, person.id);
    return person.id;
  },
};
