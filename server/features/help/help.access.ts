import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { requireShownEvent } from '../events/index.ts';
import { findArticle, lockArticle } from './help.articles.queries.ts';
import { findIsPublic, lockCategory } from './help.categories.queries.ts';
import type { ArticleRow, CategoryRow, ShownArticleRow } from './help.rows.ts';
import { findOneShown } from './help.shown.queries.ts';

const canWriteHelp = ({ role }: Pick<Person, 'role'>): boolean => role === 'admin';

export function requireWriter(person: Person): void {
  if (!canWriteHelp(person)) throw problem('not_found');
}

const found = <T>(row: T | null): T => {
  if (!row) throw problem('not_found');
  return row;
};

export async function requireCategory(db: Db, person: Person, id: number): Promise<CategoryRow> {
  requireWriter(person);
  return found(await lockCategory(db, person.organisationId, id));
}

/** For who writes: drafts as well. */
export async function requireArticle(db: Db, person: Person, id: number): Promise<ArticleRow> {
  requireWriter(person);
  return found(await findArticle(db, person.organisationId, id));
}

/** As `requireArticle`, and nobody else changes it until the transaction ends. */
export async function requireArticleLocked(
  db: Db,
  person: Person,
  id: number,
): Promise<ArticleRow> {
  requireWriter(person);
  return found(await lockArticle(db, person.organisationId, id));
}

/** For everyone: a draft is not there. */
export const requireShown = async (
  db: Db,
  organisationId: number,
  id: number,
): Promise<ShownArticleRow> => found(await findOneShown(db, organisationId, id));

/** Whose help stands at the address of an event; not there where it is kept to members. */
export async function requirePublicHelp(db: Db, slug: string): Promise<number> {
  const { organisationId } = await requireShownEvent(db, slug);
  if (!(await findIsPublic(db, organisationId))) throw problem('not_found');
  return organisationId;
}
