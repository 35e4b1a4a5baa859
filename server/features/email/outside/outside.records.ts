import type { EmailList, EmailQuery, EmailRecord, Folder } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireCopy } from '../email.access.ts';
import { countsOf } from '../list/list.counts.queries.ts';
import { groupedBy } from '../list/list.grouped.ts';
import { findDetails } from '../list/list.lines.queries.ts';
import { partiesFor } from '../email.parties.ts';
import {
  findEnds,
  findNeighbour,
  findPicked,
  findReplies,
  type Picked,
} from './outside.records.queries.ts';
import { replyView } from '../email.view.ts';

const mostListed = 1_000;
const mostReplies = 20;
/** Whole mails are answered, so their number alone bounds nothing. */
const mostBytes = 8_000_000;
const bytesAround = 500;

/** As the spec has it: every mail whole, the newest first. */
export async function listEmails(
  { db }: Work,
  person: Person,
  query: EmailQuery,
): Promise<EmailList> {
  const picked = await findPicked(db, person, query, mostListed + 1);
  const emails = await recordsOf(db, person, picked.slice(0, mostListed));
  return {
    emails,
    emailsMeta: await countsOf(db, person.organisationId, person.id),
    ...(emails.length < picked.length && { truncated: true }),
  };
}

export async function readEmail({ db }: Work, person: Person, id: number): Promise<EmailRecord> {
  await requireCopy(db, person, id);
  const [record] = await recordsOf(db, person, [{ id, bytes: 0 }]);
  if (!record) throw problem('not_found');
  return record;
}

export async function readNeighbour(
  work: Work,
  person: Person,
  { dir, emailId, folder }: { dir?: string; emailId: number; folder?: string },
): Promise<EmailRecord> {
  const { id } = await requireCopy(work.db, person, emailId);
  const neighbour = await findNeighbour(work.db, person, id, {
    isBefore: dir === 'previous',
    folder,
  });
  if (neighbour === null) throw problem('not_found');
  return readEmail(work, person, neighbour);
}

/** In this order, as many as fit; the first always does. */
async function recordsOf(
  db: Db,
  person: Person,
  picked: readonly Picked[],
): Promise<EmailRecord[]> {
  const ids = picked.map(({ id }) => id);
  const replies = groupedBy(await findReplies(db, person, ids, mostReplies), ({ of }) => of);
  const fitting = fittingOf(picked, (id) => replies.get(id) ?? []);
  const wanted = new Set(fitting.flatMap(({ id }) => [id, ...idsOf(replies.get(id))]));
  const mails = await findDetails(db, person.organisationId, [...wanted]);
  const show = await partiesFor(db, person.organisationId, mails);
  const views = new Map(mails.map((mail) => [mail.id, replyView(mail, show)]));
  const flagsOf = await flagsFor(db, person);
  const viewsOf = (some: readonly number[]) =>
    some.flatMap((id) => {
      const view = views.get(id);
      return view ? [view] : [];
    });
  return viewsOf(idsOf(fitting)).map((view) => ({
    ...view,
    replies: viewsOf(idsOf(replies.get(view.id))),
    ...flagsOf(view),
  }));
}

const idsOf = (some: readonly Picked[] = []): number[] => some.map(({ id }) => id);

function fittingOf(
  picked: readonly Picked[],
  repliesTo: (id: number) => readonly Picked[],
): readonly Picked[] {
  let left = mostBytes;
  const end = picked.findIndex((mail) => {
    for (const { bytes } of [mail, ...repliesTo(mail.id)]) left -= bytes + bytesAround;
    return left < 0;
  });
  return end < 0 ? picked : picked.slice(0, Math.max(1, end));
}

/** Newer ones stand before it in its folder, older ones after it. */
async function flagsFor(db: Db, person: Person) {
  const ends = new Map((await findEnds(db, person)).map((one) => [one.folder, one]));
  return ({ id, folder }: { id: number; folder: Folder }) => ({
    hasPreviousMail: id < (ends.get(folder)?.newest ?? 0),
    hasNextMail: id > (ends.get(folder)?.oldest ?? id),
  });
}
