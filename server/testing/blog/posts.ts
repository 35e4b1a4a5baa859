import type { EditedPost, PostUpdate } from '@plenum/contract';
import { beginPost, changePost, publishPost } from '../../features/blog/index.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

type Said = Partial<Omit<PostUpdate, 'version'>>;

export async function aDraftPost(app: TestApp, { person }: Actor, said: Said = {}) {
  const { title = 'Ten quiet minutes', language = 'en', ...others } = said;
  const draft = await beginPost(app.work, person, { title, language });
  return changePost(app.work, person, draft.id, { version: draft.version, ...others });
}

export async function aPost(app: TestApp, actor: Actor, said: Said = {}): Promise<EditedPost> {
  const { id } = await aDraftPost(app, actor, said);
  return publishPost(app.work, actor.person, id, { at: null });
}
