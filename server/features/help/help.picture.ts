import type { HelpArticle } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { wordsIn } from '../../platform/words.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { keepPicture, replacePicture } from '../files/index.ts';
import { requireArticle, requireArticleLocked } from './help.access.ts';
import { updatePicture } from './help.articles.queries.ts';
import { wholeOf } from './help.articles.ts';
import { tellHelpChanged } from './help.live.ts';

export async function changePicture(
  work: Work,
  person: Person,
  id: number,
  bytes: Uint8Array | null,
): Promise<HelpArticle> {
  await requireArticle(work.db, person, id);
  const kept = bytes && (await keepPicture(work, bytes, 'product', String(person.id)));
  const { article } = await replacePicture(work, kept, (picture) =>
    work.transaction(async (tx) => {
      const { organisationId } = person;
      const row = await requireArticleLocked(tx, person, id);
      await updatePicture(tx, organisationId, id, picture);
      const about = { subjectId: id, subject: wordsIn(row.title, []) };
      const sides = { before: { picture: row.picture }, after: { picture } };
      await record(tx, person, { action: 'help.article_changed', ...about, ...sides });
      tellHelpChanged(tx, organisationId, { articleId: id, isShown: row.isPublished });
      return { article: await wholeOf(tx, person, id), replaced: row.picture };
    }),
  );
  return article;
}
