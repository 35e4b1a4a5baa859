import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';

const q = Type.Optional(Type.String({ maxLength: 200 }));
const version = Type.Integer({ description: 'The version these changes were made on.' });

/** Old clients know icons by these names. */
export const HelpIcon = oneOf(
  'CreditCard',
  'ShoppingBag',
  'RefreshCw',
  'Package',
  'Settings',
  'Compass',
  'Calendar',
  'Video',
  'Users',
  'MessageCircle',
  'Shield',
  'HelpCircle',
);
export type HelpIcon = Type.Static<typeof HelpIcon>;

export const HelpPlace = oneOf('faq', 'knowledge');
export type HelpPlace = Type.Static<typeof HelpPlace>;

const Slug = Type.String({ maxLength: 60, pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' });

const categoryFields = { slug: Slug, icon: HelpIcon, title: Texts(80), lead: Texts(200) };

export const HelpCategory = Type.Object({
  id: Id('help.category'),
  ...categoryFields,
  faqCount: Type.Integer({ description: 'Published articles among the questions.' }),
  knowledgeCount: Type.Integer({ description: 'Published articles in the knowledge base.' }),
  articleCount: Type.Integer({ description: 'Published articles in either, each once.' }),
  version: Type.Integer(),
});
export type HelpCategory = Type.Static<typeof HelpCategory>;

export const HelpCategoryInput = Type.Object(categoryFields, closed);
export type HelpCategoryInput = Type.Static<typeof HelpCategoryInput>;

export const HelpCategoryUpdate = Type.Object(
  { version, ...Type.Partial(HelpCategoryInput).properties },
  closed,
);
export type HelpCategoryUpdate = Type.Static<typeof HelpCategoryUpdate>;

/** Right before this one; null: last. */
export const HelpCategoryMove = Type.Object({ beforeId: Nullable(Id('help.category')) }, closed);
export const HelpArticleMove = Type.Object({ beforeId: Nullable(Id('help.article')) }, closed);

export const HelpSetup = Type.Object({
  isPublic: Type.Boolean({ description: 'Whether it is listed publicly with the events.' }),
  categories: Type.Array(HelpCategory),
});
export type HelpSetup = Type.Static<typeof HelpSetup>;
export const HelpSetupUpdate = Type.Object({ isPublic: Type.Boolean() }, closed);

const Body = Texts(20_000);
const articleFields = {
  categoryId: Id('help.category'),
  title: Texts(200),
  body: Type.Object({ ...Body.properties }, { ...closed, description: 'HTML; what runs is out.' }),
  inFaq: Type.Boolean(),
  inKnowledge: Type.Boolean(),
  isPublished: Type.Boolean({ description: 'Otherwise only organisers know of it.' }),
  relatedIds: Type.Array(Id('help.article'), { uniqueItems: true, maxItems: 6 }),
};

export const HelpArticleInput = Type.Object(articleFields, closed);
export type HelpArticleInput = Type.Static<typeof HelpArticleInput>;
export const HelpArticleUpdate = Type.Object(
  { version, ...Type.Partial(HelpArticleInput).properties },
  closed,
);
export type HelpArticleUpdate = Type.Static<typeof HelpArticleUpdate>;

const votes = { helpful: Type.Integer(), unhelpful: Type.Integer() };

/** As organisers have it. */
export const HelpArticle = Type.Object({
  id: Id('help.article'),
  slug: Type.String(),
  ...articleFields,
  picture: Nullable(Type.String()),
  ...votes,
  changedAt: Instant,
  version: Type.Integer(),
});
export type HelpArticle = Type.Static<typeof HelpArticle>;

const line = { id: Id('help.article'), slug: Type.String(), title: Texts(200) };

export const HelpArticleLine = Type.Object({
  ...line,
  categoryId: Id('help.category'),
  inFaq: Type.Boolean(),
  inKnowledge: Type.Boolean(),
  isPublished: Type.Boolean(),
  ...votes,
  changedAt: Instant,
});
export type HelpArticleLine = Type.Static<typeof HelpArticleLine>;

const paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const counted = {
  total: Type.Integer(),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
};

export const HelpArticleQuery = Type.Object({
  q,
  categoryId: Type.Optional(Id('help.category')),
  state: Type.Optional(oneOf('draft', 'published')),
  ...paged,
});
export type HelpArticleQuery = Type.Static<typeof HelpArticleQuery>;
export const HelpArticlePage = Type.Object({ articles: Type.Array(HelpArticleLine), ...counted });
export type HelpArticlePage = Type.Static<typeof HelpArticlePage>;

/** What an article said before it was changed. */
export const HelpVersion = Type.Object({
  version: Type.Integer(),
  title: Texts(200),
  body: Body,
  changedAt: Instant,
  changedBy: Nullable(Type.String()),
});
export type HelpVersion = Type.Static<typeof HelpVersion>;
export const HelpVersions = Type.Object({ versions: Type.Array(HelpVersion) });

/** What readers think of an article; who said it is nobody's business. */
export const HelpOpinions = Type.Object({
  ...votes,
  words: Type.Array(
    Type.Object({ isHelpful: Type.Boolean(), words: Type.String(), saidAt: Instant }),
  ),
});
export type HelpOpinions = Type.Static<typeof HelpOpinions>;

export const HelpVote = Type.Object(
  { isHelpful: Type.Boolean(), words: Type.String({ maxLength: 500 }) },
  closed,
);
export type HelpVote = Type.Static<typeof HelpVote>;

/** What a reader sees of the whole: categories with something published in them. */
export const ShownHelp = Type.Object({
  languages: Type.Array(Language, { description: 'Of the organisation, the first before all.' }),
  categories: Type.Array(
    Type.Object({
      id: Type.Integer(),
      ...categoryFields,
      faqCount: Type.Integer(),
      knowledgeCount: Type.Integer(),
      articleCount: Type.Integer(),
    }),
  ),
});
export type ShownHelp = Type.Static<typeof ShownHelp>;
export const PublicHelp = Type.Object({ help: Nullable(ShownHelp) });

const shownLine = {
  ...line,
  category: Type.Object({ slug: Type.String(), title: Texts(80) }),
  inKnowledge: Type.Boolean(),
};
export const ShownLine = Type.Object(shownLine);
export type ShownLine = Type.Static<typeof ShownLine>;

export const ShownHelpQuery = Type.Object({
  q,
  category: Type.Optional(Slug),
  place: Type.Optional(HelpPlace),
  ...paged,
});
export type ShownHelpQuery = Type.Static<typeof ShownHelpQuery>;
export const ShownHelpPage = Type.Object({
  articles: Type.Array(ShownLine),
  ...counted,
  isGuessed: Type.Boolean({ description: 'No exact match; these are similar.' }),
});
export type ShownHelpPage = Type.Static<typeof ShownHelpPage>;

export const ShownArticle = Type.Object({
  ...shownLine,
  languages: Type.Array(Language),
  body: Body,
  picture: Nullable(Type.String()),
  changedAt: Instant,
  related: Type.Array(ShownLine),
  vote: Nullable(HelpVote),
});
export type ShownArticle = Type.Static<typeof ShownArticle>;

/** A question as it is typed to somebody. */
export const SuggestionQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 500 })) });
export const Suggestions = Type.Object({ articles: Type.Array(ShownLine) });
