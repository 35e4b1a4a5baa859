import type { EmailOpened, EmailPage, EmailPageQuery } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireCopy } from '../email.access.ts';
import { findPage, findThread } from './list.box.queries.ts';
import { countsOf } from './list.counts.queries.ts';
import { detailsOf, rowsOf } from '../reader/reader.detail.ts';

const usualLimit = 50;
const mostOfThread = 100;

export async function listMessages(
  { db }: Work,
  person: Person,
  query: EmailPageQuery,
): Promise<EmailPage> {
  const { limit = usualLimit } = query;
  const [{ ids, total }, counts] = await Promise.all([
    findPage(db, person, query, limit + 1),
    countsOf(db, person.organisationId, person.id),
  ]);
  const rows = await rowsOf(db, person.organisationId, ids.slice(0, limit));
  return { rows: rows.map(({ row }) => row), hasMore: ids.length > limit, total, counts };
}

/** Opening one does not mark it read: whoever shows it does, once it was seen. */
export async function openMessage({ db }: Work, person: Person, id: number): Promise<EmailOpened> {
  const { threadId } = await requireCopy(db, person, id);
  const wanted = { threadId, copyId: id, limit: mostOfThread };
  const thread = await detailsOf(db, person.organisationId, await findThread(db, person, wanted));
  const email = thread.find((one) => one.id === id);
  if (!email) throw problem('not_found');
  return { email, thread };
}
