import { insertComment } from '../../features/blog/blog.comments.queries.ts';
import { beginPost } from '../../features/blog/index.ts';
import { aColleague } from '../builders.ts';
import { type Make, postIn, runBy } from '../entity-places.ts';

const begun: Make = async (app, actor) => {
  const { person } = await runBy(app, actor);
  return (await beginPost(app.work, person, { title: 'Ten quiet minutes', language: 'en' })).id;
};

/** However many one has said just now. */
const said: Make = async (app, actor, scope) => {
  const { id: postId } = await postIn(app, actor, scope);
  const { organisationId, id: personId } = actor.person;
  const comment = { postId, parentId: null, personId, text: 'Well said.' };
  const { db, clock } = app.work;
  return (await insertComment(db, organisationId, comment, clock.now()))?.id ?? 0;
};

export const blogEntities: Readonly<Record<string, Make>> = {
  'blog.post': async (app, actor, scope) => (await postIn(app, actor, scope)).id,
  'blog.draft': begun,
  'blog.original': begun,
  'blog.comment': async (app, actor, scope) => {
    const organiser = await runBy(app, actor);
    return said(app, await aColleague(app, organiser), scope);
  },
  'blog.own_comment': said,
};
