import * as Type from 'typebox';
import { OptionalText } from '../../kernel/values.ts';
import { PageItem } from '../bookmarks/index.ts';

export const SearchQuery = Type.Object({ q: OptionalText(200) });
export type SearchQuery = Type.Static<typeof SearchQuery>;

const shown = { searchLimit: Type.Integer({ description: 'How many of them a client shows.' }) };

const PagesGroup = Type.Object({
  groupTitle: Type.Literal('Pages'),
  ...shown,
  data: Type.Array(PageItem),
});

const FileItem = Type.Object({
  title: Type.String(),
  by: Type.String(),
  size: Type.String({ description: 'As people read it: 52kb.' }),
  file: Type.String({ description: 'Address of the picture of its kind.' }),
});
export type FileItem = Type.Static<typeof FileItem>;
const FilesGroup = Type.Object({
  groupTitle: Type.Literal('Files'),
  ...shown,
  data: Type.Array(FileItem),
});

const ContactItem = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  email: Type.String({ description: 'Empty where the person reading may not see it.' }),
  img: Type.String({ description: 'Initials on a colour when they have no picture.' }),
  date: Type.String({ description: 'The day they joined, DD/MM/YYYY.' }),
});
export type ContactItem = Type.Static<typeof ContactItem>;
const ContactsGroup = Type.Object({
  groupTitle: Type.Literal('Contacts'),
  ...shown,
  data: Type.Array(ContactItem),
});

const ReadItem = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  icon: Type.String(),
  link: Type.String({ description: 'Address of its page.' }),
});
export type ReadItem = Type.Static<typeof ReadItem>;

const ArticlesGroup = Type.Object({
  groupTitle: Type.Literal('Articles'),
  ...shown,
  data: Type.Array(ReadItem),
});

const PostsGroup = Type.Object({
  groupTitle: Type.Literal('Posts'),
  ...shown,
  data: Type.Array(ReadItem),
});

export const SearchResults = Type.Object({
  searchArr: Type.Array(
    Type.Union([PagesGroup, FilesGroup, ContactsGroup, ArticlesGroup, PostsGroup]),
    { description: 'Articles of the help and posts of the blog only with `q`.' },
  ),
});
export type SearchResults = Type.Static<typeof SearchResults>;

export const Completions = Type.Object({
  autoComplete: Type.Array(
    Type.Object({ title: Type.String(), rank: Type.String(), id: Type.String() }),
  ),
});
export type Completions = Type.Static<typeof Completions>;
