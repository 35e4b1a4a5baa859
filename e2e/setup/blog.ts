import type { EditedPost, NewPost, PostUpdate } from '@plenum/contract';
import { type Actor, send } from './api.ts';

type Said = NewPost & Partial<Omit<PostUpdate, 'version'>>;

/** Published, as its author says it. */
export async function aPublishedPost({ accessToken }: Actor, said: Said): Promise<EditedPost> {
  const { title, language, ...text } = said;
  const draft = await send<EditedPost>('/api/blog/posts', accessToken, { title, language });
  const { id, version } = draft;
  await send(`/api/blog/posts/${id}`, accessToken, { version, ...text }, 'PATCH');
  return send<EditedPost>(`/api/blog/posts/${id}/publish`, accessToken, { at: null });
}
