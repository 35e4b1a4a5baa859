import * as Type from 'typebox';
import { closed, CommonId, EchoedCommonId } from '../../kernel/values.ts';

/** Pages are the product's own, the same for every organisation. */
const PageId = CommonId;

export const PageItem = Type.Object({
  id: PageId,
  target: Type.String({
    description: 'Unique and free of spaces: old clients make a DOM id of it.',
  }),
  isBookmarked: Type.Boolean(),
  title: Type.String(),
  icon: Type.String({ description: 'Name of a Feather icon.' }),
  link: Type.String(),
});
export type PageItem = Type.Static<typeof PageItem>;

export const Bookmarks = Type.Object({
  suggestions: Type.Array(PageItem, { description: 'Every page the person may open.' }),
  bookmarks: Type.Array(PageItem, { description: 'The marked ones, in the person’s own order.' }),
});
export type Bookmarks = Type.Static<typeof Bookmarks>;

export const BookmarkUpdate = Type.Object(
  {
    id: EchoedCommonId,
    isBookmarked: Type.Optional(
      Type.Boolean({ description: 'What is meant; without it the mark is turned over.' }),
    ),
  },
  closed,
);
export type BookmarkUpdate = Type.Static<typeof BookmarkUpdate>;

/** Marked pages that are not named stay marked and come last; named ones without a mark get none. */
export const BookmarkOrder = Type.Object(
  { ids: Type.Array(PageId, { maxItems: 500, uniqueItems: true }) },
  closed,
);
