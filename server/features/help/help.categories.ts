import type { HelpCategoryInput, HelpCategoryUpdate, HelpSetup } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { putBefore } from '../../platform/put-before.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireCategory, requireWriter } from './help.access.ts';
import {
  deleteCategory,
  findCategories,
  findIsPublic,
  insertCategory,
  isSlugTaken,
  lockHelp,
  setCategoryOrder,
  setIsPublic,
  updateCategory,
} from './help.categories.queries.ts';
import { tellHelpChanged } from './help.live.ts';
import { categoryView } from './help.view.ts';

const mostCategories = 50;

export function readSetup({ db }: Work, person: Person): Promise<HelpSetup> {
  requireWriter(person);
  return setupOf(db, person);
}

const setupOf = async (db: Db, { organisationId }: Person): Promise<HelpSetup> => ({
  isPublic: await findIsPublic(db, organisationId),
  categories: (await findCategories(db, organisationId)).map(categoryView),
});

export const changeIsPublic = (work: Work, person: Person, isPublic: boolean): Promise<HelpSetup> =>
  work.transaction(async (tx) => {
    requireWriter(person);
    const before = { isPublic: await findIsPublic(tx, person.organisationId) };
    if (before.isPublic === isPublic) return setupOf(tx, person);
    await setIsPublic(tx, person.organisationId, isPublic);
    const sides = { before, after: { isPublic } };
    await record(tx, person, { action: 'help.setup_changed', subject: '', ...sides });
    return told(tx, person);
  });

export const addCategory = (
  work: Work,
  person: Person,
  input: HelpCategoryInput,
): Promise<HelpSetup> =>
  work.transaction(async (tx) => {
    requireWriter(person);
    const { organisationId } = person;
    await lockHelp(tx, organisationId);
    const known = await findCategories(tx, organisationId);
    if (known.length >= mostCategories) throw problem('help.too_many_categories');
    const made = await insertCategory(tx, organisationId, input);
    if (!made) throw problem('help.slug_taken');
    const about = { subjectId: made.id, subject: wordsIn(input.title, []) };
    await record(tx, person, { action: 'help.category_added', ...about, after: input });
    return told(tx, person);
  });

export const changeCategory = (
  work: Work,
  person: Person,
  id: number,
  { version, ...update }: HelpCategoryUpdate,
): Promise<HelpSetup> =>
  work.transaction(async (tx) => {
    requireWriter(person);
    const { organisationId } = person;
    await lockHelp(tx, organisationId);
    const row = await requireCategory(tx, person, id);
    if (row.version !== version) throw problem('help.changed_meanwhile');
    const before = { slug: row.slug, icon: row.icon, title: row.title, lead: row.lead };
    const after = { ...before, ...update };
    if (await isSlugTaken(tx, organisationId, { id, slug: after.slug })) {
      throw problem('help.slug_taken');
    }
    await updateCategory(tx, organisationId, id, after);
    const about = { subjectId: id, subject: wordsIn(after.title, []) };
    await record(tx, person, { action: 'help.category_changed', ...about, before, after });
    return told(tx, person);
  });

export const removeCategory = (work: Work, person: Person, id: number): Promise<HelpSetup> =>
  work.transaction(async (tx) => {
    await lockHelp(tx, person.organisationId);
    const { title } = await requireCategory(tx, person, id);
    const gone = await deleteCategory(tx, person.organisationId, id);
    if (gone === 0) throw problem('help.category_in_use');
    const about = { subjectId: id, subject: wordsIn(title, []) };
    await record(tx, person, { action: 'help.category_removed', ...about });
    return told(tx, person);
  });

export const moveCategory = (
  work: Work,
  person: Person,
  id: number,
  beforeId: number | null,
): Promise<HelpSetup> =>
  work.transaction(async (tx) => {
    requireWriter(person);
    const { organisationId } = person;
    await lockHelp(tx, organisationId);
    const ids = (await findCategories(tx, organisationId)).map((category) => category.id);
    const order = ids.includes(id) ? putBefore(ids, id, beforeId) : null;
    if (!order) throw problem('not_found');
    await setCategoryOrder(tx, organisationId, order);
    return told(tx, person);
  });

function told(tx: Tx, person: Person): Promise<HelpSetup> {
  tellHelpChanged(tx, person.organisationId, { articleId: null, isShown: true });
  return setupOf(tx, person);
}
