import { beginPost, say } from '../../features/blog/index.ts';
import { type Make, postIn } from '../entity-places.ts';

const begun: Make = async (app, { person }) =>
  (await beginPost(app.work, person, { title: 'Ten quiet minutes', language: 'en' })).id;

const said: Make = async (app, actor, scope) => {
  const post = await postIn(app, actor, scope);
  return (await say(app.work, actor.person, post.id, { text: 'Well said.' })).id;
};

export const blogEntities: Readonly<Record<string, Make>> = {
  'blog.post': async (app, actor, scope) => (await postIn(app, actor, scope)).id,
  'blog.draft': begun,
  'blog.original': begun,
  'blog.comment': said,
  'blog.own_comment': said,
};
