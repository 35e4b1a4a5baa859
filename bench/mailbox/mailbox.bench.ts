import type { EmailPageQuery } from '../../contract/index.ts';
import { listMessages } from '../../server/features/email/list/list.box.ts';
import type { Person } from '../../server/platform/person.ts';
import type { Work } from '../../server/platform/work.ts';
import { caughtIn } from '../caught.ts';
import { type Endings, setDatabase, withEndings } from '../database.ts';
import { inWholes } from '../figures.ts';
import { startOurs } from '../http/sides.ts';
import { lineTo, pageAgainstBare, type Stage } from '../page-against-bare.ts';
import type { Result } from '../results.ts';
import { fillMailbox, terms } from './crowd.ts';

const size = 100_000;

/** Pages, searches and counts of a mailbox of so many, each against bare node:http with the same SQL. */
export const measureMailbox = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const mailbox = await aMailbox(endings);
    const cases: [string, EmailPageQuery][] = [
      ['first page of the inbox, with its counts', {}],
      ['a page far down', { before: size / 4 }],
      ['unread', { unread: true }],
      ['everything', { folder: 'all' }],
      ['starred', { folder: 'starred' }],
      ['a label', { folder: 'all', label: 'private' }],
      ['search, common words', { folder: 'all', q: terms.common }],
      ['search, rare word', { folder: 'all', q: terms.rare }],
      ['search, two letters', { folder: 'all', q: 'ba' }],
      ['search, nothing found', { folder: 'all', q: terms.none }],
    ];
    const results: Result[] = [];
    for (const [name, query] of cases) results.push(...(await againstBare(mailbox, name, query)));
    return results;
  });

async function aMailbox(endings: Endings): Promise<Stage> {
  const { client, ...place } = await setDatabase(endings);
  const ours = await startOurs(place);
  endings.push(ours.stop);
  await fillMailbox(client, ours, size);
  return { ours, place, send: lineTo(endings) };
}

async function againstBare(mailbox: Stage, name: string, query: EmailPageQuery): Promise<Result[]> {
  const { ours, place } = mailbox;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  const person = { organisationId: ours.organisationId, id: ours.personId } as Person;
  const { statements, page } = await caughtIn(place.databaseUrl, (db) =>
    listMessages({ db } as Work, person, query),
  );
  return pageAgainstBare(mailbox, {
    what: `Mailbox, ${inWholes(size)}: ${name}`,
    path: `/api/email/messages?${search.toString()}`,
    statements,
    found: page.total,
    shown: `${page.rows.length} lines`,
  });
}
