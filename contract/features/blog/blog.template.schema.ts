import * as Type from 'typebox';
import { Id, OptionalText } from '../../kernel/values.ts';

const text = Type.String();

/** Old clients ask without any; then it is the newest. */
export const TemplateQuery = Type.Object({ id: Type.Optional(Id('blog.post')) });
export const TemplateListQuery = Type.Object({
  q: OptionalText(100),
  category: OptionalText(40),
  tag: OptionalText(40),
});

export const TemplatePosts = Type.Array(
  Type.Object({
    img: text,
    title: text,
    id: Id('blog.post'),
    avatar: text,
    userFullName: text,
    blogPosted: text,
    tags: Type.Array(text),
    excerpt: text,
    comment: Type.Integer(),
  }),
);
export type TemplatePosts = Type.Static<typeof TemplatePosts>;

export const TemplateSidebar = Type.Object({
  recentPosts: Type.Array(
    Type.Object({ img: text, title: text, id: Id('blog.post'), createdTime: text }),
  ),
  categories: Type.Array(Type.Object({ category: text, icon: text })),
});
export type TemplateSidebar = Type.Static<typeof TemplateSidebar>;

export const TemplateBlogDetail = Type.Object({
  blog: Type.Object({
    img: text,
    title: text,
    avatar: text,
    userFullName: text,
    createdTime: text,
    tags: Type.Array(text),
    content: text,
    comments: Type.Integer(),
    bookmarked: Type.Integer(),
  }),
  comments: Type.Array(
    Type.Object({ avatar: text, userFullName: text, commentedAt: text, commentText: text }),
  ),
});
export type TemplateBlogDetail = Type.Static<typeof TemplateBlogDetail>;

export const TemplateEdit = Type.Object({
  avatar: text,
  userFullName: text,
  createdTime: text,
  blogTitle: text,
  blogCategories: Type.Array(Type.Object({ value: text, label: text })),
  slug: text,
  status: Type.Enum(['Published', 'Pending', 'Draft']),
  excerpt: text,
  featuredImage: text,
});
export type TemplateEdit = Type.Static<typeof TemplateEdit>;
