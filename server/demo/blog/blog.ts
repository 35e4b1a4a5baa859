import { beginPost, changeCover, changePost, publishPost, say } from '../../features/blog/index.ts';
import { memberByName, roleOf } from '../../features/organisations/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { cover, drawn } from '../summit/pictures.ts';
import { type DemoPost, demoPosts } from './posts.ts';

const dayMs = 86_400_000;

/** What the demo organisation writes, and what its people say to it. */
export async function addBlog(work: Work, organiser: Person): Promise<void> {
  const ids = new Map<string, number>();
  for (const post of demoPosts) ids.set(post.title, await addPost(work, organiser, post, ids));
}

async function addPost(
  work: Work,
  organiser: Person,
  post: DemoPost,
  ids: ReadonlyMap<string, number>,
): Promise<number> {
  const { by, daysAgo, translates, said = [], title, language, ...text } = post;
  const author = { ...(await named(work, organiser, by)), role: 'admin' as const };
  const { id, version } = await beginPost(work, author, { title, language });
  const translationOf = (translates && ids.get(translates)) || null;
  await changePost(work, author, id, { version, ...text, translationOf });
  if (daysAgo === null) return id;
  await changeCover(work, author, id, await drawn(cover(title)));
  const at = new Date(work.clock.now().getTime() - daysAgo * dayMs);
  await publishPost(work, author, id, { at: at.toISOString() });
  await addComments(work, organiser, id, said);
  return id;
}

async function addComments(
  work: Work,
  organiser: Person,
  postId: number,
  said: NonNullable<DemoPost['said']>,
): Promise<void> {
  let before: number | undefined;
  for (const [by, text] of said) {
    const answers = by.startsWith('→ ');
    const person = await named(work, organiser, by.replace('→ ', ''));
    const parent = answers && before !== undefined ? { parentId: before } : {};
    const { id } = await say(work, person, postId, { text, ...parent });
    if (!answers) before = id;
  }
}

async function named(work: Work, organiser: Person, name: string): Promise<Person> {
  const { organisationId } = organiser;
  const member = await memberByName(work.db, organisationId, name);
  const role = member && (await roleOf(work.db, organisationId, member.id));
  if (!member || !role) throw new Error(`The demo has nobody called ${name}.`);
  return { ...organiser, id: member.id, role };
}
