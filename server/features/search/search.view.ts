import {
  type Completions,
  type ContactItem,
  drawnPicture,
  type FileItem,
  type PageItem,
  type PostCard,
  type ReadItem,
  type ShownLine,
} from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { type SearchedFile, sheet, sizeOf } from '../email/index.ts';
import type { FoundPerson } from '../people/index.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

const dayOf = (instant: Date) =>
  [
    twoDigits(instant.getUTCDate()),
    twoDigits(instant.getUTCMonth() + 1),
    instant.getUTCFullYear(),
  ].join('/');

const maySeeAddress = (reader: Person, id: number) => reader.role === 'admin' || reader.id === id;

export const contactView = (reader: Person, found: FoundPerson): ContactItem => ({
  id: found.id,
  title: found.fullName,
  email: maySeeAddress(reader, found.id) ? found.email : '',
  img: found.avatar ?? drawnPicture(found.fullName),
  date: dayOf(found.joinedAt),
});

export const fileView = ({ name, by, size }: SearchedFile): FileItem => ({
  title: name,
  by,
  size: sizeOf(size),
  file: sheet,
});

export const articleView = ({ id, slug, category }: ShownLine, title: string): ReadItem => ({
  id,
  title,
  icon: 'BookOpen',
  link: `/pages/knowledge-base/${category.slug}/${slug}`,
});

export const postView = ({ id, title }: PostCard): ReadItem => ({
  id,
  title,
  icon: 'FileText',
  link: `/pages/blog/detail/${id}`,
});

type Completion = Completions['autoComplete'][number];

/** Ranked as they stand. */
export const completionsView = (
  pages: readonly PageItem[],
  people: readonly FoundPerson[],
): Completion[] =>
  [
    ...pages.map(({ id, title }) => ({ title, id: `page-${id}` })),
    ...people.map(({ id, fullName }) => ({ title: fullName, id: `person-${id}` })),
  ].map((completion, index) => ({ ...completion, rank: String(index + 1) }));
