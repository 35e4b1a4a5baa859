import type {
  HelpArticle,
  HelpArticleInput,
  HelpArticlePage,
  HelpArticleQuery,
  HelpArticleUpdate,
} from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import type { Db } from '../../platform/db/db.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { removePicture } from '../files/index.ts';
import {
  requireArticle,
  requireArticleLocked,
  requireCategory,
  requireWriter,
} from './help.access.ts';
import {
  articlesLike,
  countArticles,
  deleteArticle,
  findArticles,
  findRelatedIds,
  findVersions,
  insertArticle,
  keepVersion,
  placeArticle,
  setRelated,
  updateArticle,
} from './help.articles.queries.ts';
import { countPublished, lockHelp } from './help.categories.queries.ts';
import { cleaned, refuseUntitled, soughtIn } from './help.content.ts';
import { tellHelpChanged } from './help.live.ts';
import type { ArticleFields, ArticleRow } from './help.rows.ts';
import { articleView, lineView, versionView } from './help.view.ts';

export async function listArticles(
  { db }: Work,
  person: Person,
  query: HelpArticleQuery,
): Promise<HelpArticlePage> {
  requireWriter(person);
  const { organisationId } = person;
  const counted = await countUpTo(db, articlesLike(organisationId, query));
  const rows = await findArticles(db, organisationId, query, pageOf(query, counted));
  return { articles: rows.map(lineView), ...counted };
}

export const readArticle = ({ db }: Work, person: Person, id: number): Promise<HelpArticle> =>
  wholeOf(db, person, id);

export async function wholeOf(db: Db, person: Person, id: number): Promise<HelpArticle> {
  const row = await requireArticle(db, person, id);
  return articleView(row, await findRelatedIds(db, person.organisationId, id));
}

export async function readVersions({ db }: Work, person: Person, id: number) {
  await requireArticle(db, person, id);
  return { versions: (await findVersions(db, person.organisationId, id)).map(versionView) };
}

/** They are all there, and none is the article itself. */
async function keepRelated(
  db: Db,
  { organisationId }: Person,
  id: number,
  ids: readonly number[],
): Promise<void> {
  const known = await countArticles(db, organisationId, ids);
  if (known < ids.length || ids.includes(id)) throw problem('not_found');
  await setRelated(db, organisationId, id, ids);
}

export async function addArticle(
  work: Work,
  person: Person,
  input: HelpArticleInput,
): Promise<HelpArticle> {
  requireWriter(person);
  const { relatedIds, ...fields } = await cleaned(input);
  refuseUntitled(fields);
  return work.transaction(async (tx) => {
    const { organisationId } = person;
    await lockHelp(tx, organisationId);
    await requireCategory(tx, person, fields.categoryId);
    const kept = { ...soughtIn(fields), at: work.clock.now(), by: person.id };
    const made = await insertArticle(tx, organisationId, fields, kept);
    if (!made) throw new Error('The article was not inserted.');
    await keepRelated(tx, person, made.id, relatedIds);
    await countPublished(tx, organisationId, [fields.categoryId]);
    const about = { subjectId: made.id, subject: wordsIn(fields.title, []) };
    await record(tx, person, { action: 'help.article_added', ...about });
    const isShown = fields.isPublished;
    tellHelpChanged(tx, organisationId, { articleId: made.id, isShown });
    return wholeOf(tx, person, made.id);
  });
}

const fieldsOf = (row: ArticleRow): ArticleFields => ({
  categoryId: row.categoryId,
  title: row.title,
  body: row.body,
  inFaq: row.inFaq,
  inKnowledge: row.inKnowledge,
  isPublished: row.isPublished,
});

export async function changeArticle(
  work: Work,
  person: Person,
  id: number,
  { version, ...update }: HelpArticleUpdate,
): Promise<HelpArticle> {
  await requireArticle(work.db, person, id);
  const { relatedIds, ...changes } = await cleaned(update);
  return work.transaction(async (tx) => {
    const { organisationId } = person;
    const { categoryId } = changes;
    await lockHelp(tx, organisationId);
    if (categoryId !== undefined) await requireCategory(tx, person, categoryId);
    const row = await requireArticleLocked(tx, person, id);
    if (row.version !== version) throw problem('help.changed_meanwhile');
    const before = fieldsOf(row);
    const after = { ...before, ...changes };
    refuseUntitled(after);
    await keepVersion(tx, organisationId, row);
    const kept = { ...soughtIn(after), at: work.clock.now(), by: person.id };
    await updateArticle(tx, organisationId, id, after, kept);
    if (relatedIds) await keepRelated(tx, person, id, relatedIds);
    await countPublished(tx, organisationId, [before.categoryId, after.categoryId]);
    const about = { subjectId: id, subject: wordsIn(after.title, []) };
    await record(tx, person, { action: 'help.article_changed', ...about, before, after });
    const isShown = before.isPublished || after.isPublished;
    tellHelpChanged(tx, organisationId, { articleId: id, isShown });
    return wholeOf(tx, person, id);
  });
}

export async function removeArticle(work: Work, person: Person, id: number): Promise<void> {
  const gone = await work.transaction(async (tx) => {
    const { organisationId } = person;
    await lockHelp(tx, organisationId);
    const row = await requireArticleLocked(tx, person, id);
    await deleteArticle(tx, organisationId, id);
    await countPublished(tx, organisationId, [row.categoryId]);
    const about = { subjectId: id, subject: wordsIn(row.title, []) };
    await record(tx, person, { action: 'help.article_removed', ...about });
    tellHelpChanged(tx, organisationId, { articleId: id, isShown: row.isPublished });
    return row;
  });
  await removePicture(work, gone.picture);
}

export const moveArticle = (
  work: Work,
  person: Person,
  id: number,
  beforeId: number | null,
): Promise<void> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    await lockHelp(tx, organisationId);
    const row = await requireArticle(tx, person, id);
    const before = beforeId === null ? null : await requireArticle(tx, person, beforeId);
    if (before && before.categoryId !== row.categoryId) throw problem('not_found');
    if (beforeId !== id) await placeArticle(tx, organisationId, row, beforeId);
    tellHelpChanged(tx, organisationId, { articleId: null, isShown: row.isPublished });
  });
