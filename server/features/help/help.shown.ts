import type {
  ShownArticle,
  ShownHelp,
  ShownHelpPage,
  ShownHelpQuery,
  ShownLine,
} from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import type { Db } from '../../platform/db/db.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { Language } from '../../platform/mail/letter.ts';
import type { Person } from '../../platform/person.ts';
import { wordsOf } from '../../platform/search/sought-words.ts';
import type { Work } from '../../platform/work.ts';
import { requireShownEvent } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { requirePublicHelp, requireShown } from './help.access.ts';
import { findCategories, findIsPublic } from './help.categories.queries.ts';
import { almostFits, almostMayAnswer, fits, mayAnswer, telling } from './help.looking.ts';
import { findLikely, findRelated, findShown, shownLike } from './help.shown.queries.ts';
import { shownArticleView, shownCategoryView, shownLineView } from './help.shown.view.ts';
import { findVote } from './help.votes.queries.ts';

const mostRelated = 6;
const mostSuggested = 5;

const languagesOf = async (db: Db, organisationId: number): Promise<ShownHelp['languages']> =>
  (await organisationById(db, organisationId))?.languages ?? [];

async function helpOf(db: Db, organisationId: number): Promise<ShownHelp> {
  const categories = await findCategories(db, organisationId);
  return {
    languages: await languagesOf(db, organisationId),
    categories: categories.filter(({ articleCount }) => articleCount > 0).map(shownCategoryView),
  };
}

/** To the letter; where nothing is spelt so, with mistakes forgiven. */
async function pageFrom(
  db: Db,
  organisationId: number,
  query: ShownHelpQuery,
): Promise<ShownHelpPage> {
  const { q } = query;
  const exactly = q ? fits(q) : sql`true`;
  const spelt = await countUpTo(db, shownLike(organisationId, query, exactly));
  const isGuessed = spelt.total === 0 && Boolean(q);
  const looking = isGuessed && q ? almostFits(q) : exactly;
  const counted = isGuessed
    ? await countUpTo(db, shownLike(organisationId, query, looking))
    : spelt;
  const place = pageOf(query, counted);
  const rows = await findShown(db, organisationId, { query, looking }, place);
  return { articles: rows.map(shownLineView), ...counted, isGuessed };
}

async function articleFrom(
  db: Db,
  organisationId: number,
  id: number,
  readerId: number | null,
): Promise<ShownArticle> {
  const row = await requireShown(db, organisationId, id);
  return shownArticleView(row, {
    languages: await languagesOf(db, organisationId),
    related: await findRelated(db, organisationId, row, mostRelated),
    vote: readerId === null ? null : await findVote(db, organisationId, id, readerId),
  });
}

export const readHelp = ({ db }: Work, { organisationId }: Person) => helpOf(db, organisationId);

export const listShown = ({ db }: Work, { organisationId }: Person, query: ShownHelpQuery) =>
  pageFrom(db, organisationId, query);

export const readShown = (db: Db, { organisationId, id }: Person, articleId: number) =>
  articleFrom(db, organisationId, articleId, id);

/** For the main search; the few that fit best. */
export async function findArticles(
  { db }: Work,
  { organisationId }: Person,
  q: string,
  limit: number,
): Promise<{ articles: ShownLine[]; languages: readonly Language[] }> {
  if (wordsOf(q).length === 0) return { articles: [], languages: [] };
  const [{ articles }, languages] = await Promise.all([
    pageFrom(db, organisationId, { q, perPage: limit }),
    languagesOf(db, organisationId),
  ]);
  return { articles, languages };
}

export async function suggest(
  { db }: Work,
  { organisationId }: Person,
  question = '',
): Promise<{ articles: ShownLine[] }> {
  const words = telling(question);
  if (words.length === 0) return { articles: [] };
  const find = (looking: Sql) => findLikely(db, organisationId, { words, looking }, mostSuggested);
  const spelt = await find(mayAnswer(words));
  const rows = spelt.length > 0 ? spelt : await find(almostMayAnswer(words));
  return { articles: rows.map(shownLineView) };
}

/** At the address of an event; nothing where the organisation keeps it to itself. */
export async function readPublicHelp({ db }: Work, slug: string) {
  const { organisationId } = await requireShownEvent(db, slug);
  return { help: await publicHelpOf(db, organisationId) };
}

/** Null where the organisation keeps it to itself. */
export const publicHelpOf = async (db: Db, organisationId: number): Promise<ShownHelp | null> =>
  (await findIsPublic(db, organisationId)) ? helpOf(db, organisationId) : null;

export const listPublic = async ({ db }: Work, slug: string, query: ShownHelpQuery) =>
  pageFrom(db, await requirePublicHelp(db, slug), query);

export const readPublicArticle = async ({ db }: Work, slug: string, id: number) =>
  articleFrom(db, await requirePublicHelp(db, slug), id, null);
