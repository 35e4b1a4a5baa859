import type { EmailDetail, EmailRow } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { requireCopy } from '../email.access.ts';
import { findDetails, findLines } from '../list/list.lines.queries.ts';
import { partiesFor } from '../email.parties.ts';
import { lineView } from '../list/list.line.view.ts';
import { detailView } from '../email.view.ts';

/** Of copies that were found by their owner; the newest first. */
export async function rowsOf(
  db: Db,
  organisationId: number,
  ids: readonly number[],
): Promise<{ ownerId: number; row: EmailRow }[]> {
  const lines = await findLines(db, organisationId, ids);
  const show = await partiesFor(db, organisationId, lines);
  return lines.map((line) => ({ ownerId: line.ownerId, row: lineView(line, show) }));
}

/** Of copies that were found by their owner; the oldest first. */
export async function detailsOf(
  db: Db,
  organisationId: number,
  ids: readonly number[],
): Promise<EmailDetail[]> {
  const mails = await findDetails(db, organisationId, ids);
  const show = await partiesFor(db, organisationId, mails);
  return mails.map((mail) => detailView(mail, show));
}

/** One of the person's mails, as they may see it. */
export async function detailOf(db: Db, person: Person, copyId: number): Promise<EmailDetail> {
  const { id, organisationId } = await requireCopy(db, person, copyId);
  const [detail] = await detailsOf(db, organisationId, [id]);
  if (!detail) throw problem('not_found');
  return detail;
}
