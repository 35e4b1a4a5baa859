import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, OptionalText } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';

const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const Names = (maxItems: number) => Type.Array(Words(40), { maxItems, uniqueItems: true });

export const PostSlug = Type.String({
  pattern: '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$',
  description: 'A post’s part of its public address; unique in an organisation.',
});

export const PostParams = Type.Object({ postId: Id('blog.post') });
/** Of a post that one may change. */
export const DraftParams = Type.Object({ postId: Id('blog.draft') });

/** Whoever wrote something, as others see them. */
const Writer = Type.Object({
  id: Type.Integer(),
  fullName: Type.String(),
  avatar: Nullable(Type.String()),
});

const said = {
  title: Words(160),
  slug: PostSlug,
  language: Language,
  excerpt: Type.String({ maxLength: 400 }),
  categories: Names(5),
  tags: Names(10),
};
const content = Type.String({ maxLength: 60_000, description: 'HTML; what runs is taken out.' });

/** A post among others. */
export const PostCard = Type.Object({
  id: Id('blog.post'),
  ...said,
  cover: Nullable(Type.String()),
  author: Nullable(Writer),
  publishedAt: Nullable(Instant),
  comments: Type.Integer(),
});
export type PostCard = Type.Static<typeof PostCard>;

export const PostQuery = Type.Object({
  q: OptionalText(100),
  category: OptionalText(40),
  tag: OptionalText(40),
  language: Type.Optional(Language),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type PostQuery = Type.Static<typeof PostQuery>;

export const PostPage = Type.Object({
  posts: Type.Array(PostCard, { maxItems: 50 }),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
  isGuessed: Type.Boolean({ description: 'No exact match; these are similar.' }),
});
export type PostPage = Type.Static<typeof PostPage>;

const Counted = Type.Object({ name: Type.String(), count: Type.Integer() });

/** What stands beside the posts. */
export const BlogSides = Type.Object({
  recent: Type.Array(PostCard, { maxItems: 4 }),
  categories: Type.Array(Counted, { maxItems: 100 }),
  tags: Type.Array(Counted, { maxItems: 100 }),
  canWrite: Type.Boolean(),
});
export type BlogSides = Type.Static<typeof BlogSides>;

export const ShownPost = Type.Object({
  ...PostCard.properties,
  content,
  bookmarks: Type.Integer(),
  isBookmarked: Type.Boolean(),
  canEdit: Type.Boolean(),
  related: Type.Array(PostCard, { maxItems: 3 }),
});
export type ShownPost = Type.Static<typeof ShownPost>;

export const PostState = Type.Enum(['draft', 'scheduled', 'published', 'withdrawn']);
export type PostState = Type.Static<typeof PostState>;

export const PostValues = Type.Object(
  {
    ...said,
    content,
    /** The post that says the same in another language. */
    translationOf: Nullable(Id('blog.original')),
  },
  closed,
);
export type PostValues = Type.Static<typeof PostValues>;

const version = Type.Integer({ description: 'Rises with each change.' });

export const PostUpdate = Type.Object({ version, ...Type.Partial(PostValues).properties }, closed);
export type PostUpdate = Type.Static<typeof PostUpdate>;

export const NewPost = Type.Object({ title: Words(160), language: Language }, closed);
export type NewPost = Type.Static<typeof NewPost>;

/** A post as whoever may change it has it. */
export const EditedPost = Type.Object({
  id: Id('blog.post'),
  ...PostValues.properties,
  cover: Nullable(Type.String()),
  author: Nullable(Writer),
  state: PostState,
  publishAt: Nullable(Instant),
  changedAt: Instant,
  version,
});
export type EditedPost = Type.Static<typeof EditedPost>;

export const BlogDeskQuery = Type.Object({
  state: Type.Optional(PostState),
  page: PostQuery.properties.page,
  perPage: PostQuery.properties.perPage,
});
export type BlogDeskQuery = Type.Static<typeof BlogDeskQuery>;

const DeskPost = Type.Object({
  ...PostCard.properties,
  state: PostState,
  publishAt: Nullable(Instant),
  changedAt: Instant,
});
export type DeskPost = Type.Static<typeof DeskPost>;

export const DeskPage = Type.Object({
  posts: Type.Array(DeskPost, { maxItems: 50 }),
  total: Type.Integer(),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});
export type DeskPage = Type.Static<typeof DeskPage>;

export const Publication = Type.Object(
  { at: Nullable(Type.String({ format: 'date-time', description: 'None: at once.' })) },
  closed,
);
export type Publication = Type.Static<typeof Publication>;

export const Picture = Type.Object({ address: Type.String() });
export const PreviewLink = Type.Object({ url: Type.String() });
export const PreviewToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const PreviewedPost = Type.Object({
  title: Type.String(),
  language: Language,
  excerpt: Type.String(),
  cover: Nullable(Type.String()),
  author: Nullable(Writer),
  content,
});
export type PreviewedPost = Type.Static<typeof PreviewedPost>;

/** What everyone may read of a post. */
export const PublicPost = Type.Object({
  ...PostCard.properties,
  content,
  translations: Type.Array(Type.Object({ language: Language, slug: Type.String() })),
  related: Type.Array(PostCard, { maxItems: 3 }),
});
export type PublicPost = Type.Static<typeof PublicPost>;

export const BlogAuthors = Type.Object({ authors: Type.Array(Writer, { maxItems: 100 }) });
export type BlogAuthors = Type.Static<typeof BlogAuthors>;
