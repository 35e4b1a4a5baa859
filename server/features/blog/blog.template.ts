import {
  drawnPicture,
  mostInList,
  type PostQuery,
  type TemplateBlogDetail,
  type TemplateEdit,
  type TemplateSidebar,
} from '@plenum/contract';
import { bareList } from '../../platform/http/bare-list.ts';
import { escapeHtml } from '../../platform/http/page-head.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Language } from '../../platform/mail/letter.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireMyPost, requirePublished, requireWriter } from './blog.access.ts';
import { listComments } from './blog.comments.ts';
import { findNames, findPosts } from './blog.queries.ts';
import type { CardRow, Writer } from './blog.rows.ts';
import { stateOf } from './blog.view.ts';
import { findDesk } from './blog.writing.queries.ts';

/** A component that every old client has. */
const categoryIcon = 'Folder';
const recent = { offset: 0, limit: 4 };

type Say = (at: Date | null) => string;

const dayIn =
  (language: Language | null): Say =>
  (at) =>
    at?.toLocaleDateString(language ?? 'en', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }) ?? '';

const faceOf = (author: Writer | null) => ({
  avatar: author?.avatar ?? drawnPicture(author?.fullName ?? ''),
  userFullName: author?.fullName ?? '',
});

const pictureOf = ({ cover, title }: Pick<CardRow, 'cover' | 'title'>): string =>
  cover ?? drawnPicture(title);

export async function listTemplatePosts(
  { db, clock }: Work,
  { organisationId }: Person,
  query: PostQuery,
  language: Language | null,
) {
  const all = { offset: 0, limit: mostInList + 1 };
  const { body, hasMore } = bareList(await findPosts(db, organisationId, query, clock.now(), all));
  const say = dayIn(language);
  return {
    hasMore,
    body: body.map((row) => ({
      id: row.id,
      img: pictureOf(row),
      title: row.title,
      ...faceOf(row.author),
      blogPosted: say(row.publishAt),
      tags: [...row.categories, ...row.tags],
      excerpt: row.excerpt,
      comment: row.comments,
    })),
  };
}

export async function readTemplateSidebar(
  { db, clock }: Work,
  { organisationId }: Person,
  language: Language | null,
): Promise<TemplateSidebar> {
  const now = clock.now();
  const rows = await findPosts(db, organisationId, {}, now, recent);
  const names = await findNames(db, organisationId, now);
  const say = dayIn(language);
  return {
    recentPosts: rows.map((row) => ({
      id: row.id,
      img: pictureOf(row),
      title: row.title,
      createdTime: say(row.publishAt),
    })),
    categories: (names?.categories ?? []).map(({ name }) => ({
      category: name,
      icon: categoryIcon,
    })),
  };
}

/** The given one; else the newest. */
async function shownId({ db, clock }: Work, { organisationId }: Person, id: number | undefined) {
  if (id !== undefined) return id;
  const [newest] = await findPosts(db, organisationId, {}, clock.now(), { offset: 0, limit: 1 });
  if (!newest) throw problem('not_found');
  return newest.id;
}

export async function readTemplatePost(
  work: Work,
  person: Person,
  id: number | undefined,
  language: Language | null,
): Promise<TemplateBlogDetail> {
  const postId = await shownId(work, person, id);
  const post = await requirePublished(work.db, person, postId, work.clock.now());
  const { body: comments } = await listComments(work, person, postId);
  const say = dayIn(language);
  return {
    blog: {
      img: pictureOf(post),
      title: post.title,
      ...faceOf(post.author),
      createdTime: say(post.publishAt),
      tags: [...post.categories, ...post.tags],
      content: post.content,
      comments: post.comments,
      bookmarked: post.bookmarks,
    },
    comments: comments
      .filter(({ state }) => state === 'shown')
      .map(({ author, at, text }) => ({
        ...faceOf(author),
        commentedAt: say(new Date(at)),
        // Old clients show it as HTML.
        commentText: escapeHtml(text),
      })),
  };
}

const statuses = {
  draft: 'Draft',
  withdrawn: 'Draft',
  scheduled: 'Pending',
  published: 'Published',
} as const;

export async function readTemplateEdit(
  work: Work,
  person: Person,
  id: number | undefined,
  language: Language | null,
): Promise<TemplateEdit> {
  const { db, clock } = work;
  const now = clock.now();
  const post = await requireMyPost(db, person, id ?? (await lastChanged(work, person)));
  return {
    ...faceOf(post.author),
    createdTime: dayIn(language)(post.publishAt ?? post.changedAt),
    blogTitle: post.title,
    blogCategories: post.categories.map((name) => ({ value: name.toLowerCase(), label: name })),
    slug: post.slug,
    status: statuses[stateOf(post, now)],
    excerpt: `<p>${escapeHtml(post.excerpt)}</p>`,
    featuredImage: pictureOf(post),
  };
}

async function lastChanged({ db, clock }: Work, person: Person): Promise<number> {
  await requireWriter(db, person);
  const authorId = person.role === 'admin' ? null : person.id;
  const desk = { authorId, state: undefined, now: clock.now() };
  const [last] = await findDesk(db, person.organisationId, desk, { offset: 0, limit: 1 });
  if (!last) throw problem('not_found');
  return last.id;
}
