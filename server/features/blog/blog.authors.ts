import type { BlogAuthors } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { memberById } from '../organisations/index.ts';
import { deleteAuthor, findAuthors, insertAuthor } from './blog.writing.queries.ts';

/** The contract lets only admins in. */
export const readAuthors = async (db: Db, { organisationId }: Person): Promise<BlogAuthors> => ({
  authors: await findAuthors(db, organisationId),
});

export const changeAuthor = (
  work: Work,
  person: Person,
  personId: number,
  isNamed: boolean,
): Promise<BlogAuthors> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const member = await memberById(tx, organisationId, personId);
    if (!member) throw problem('not_found');
    const change = isNamed ? insertAuthor : deleteAuthor;
    const isChanged = (await change(tx, organisationId, personId)) > 0;
    if (!isChanged) return readAuthors(tx, person);
    const action = isNamed ? 'blog.author_named' : 'blog.author_dismissed';
    await record(tx, person, { action, subjectId: personId, subject: member.fullName });
    return readAuthors(tx, person);
  });
