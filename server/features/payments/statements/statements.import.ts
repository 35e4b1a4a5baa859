import type {
  StatementColumns,
  StatementHow,
  StatementPlan,
  StatementResult,
} from '@plenum/contract';
import { apart } from '../../../platform/apart/apart.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../invoices/index.ts';
import { tellEntries } from './statements.live.ts';
import { matched } from './statements.match.ts';
import { findKnown, insertEntries, insertStatement, lockImports } from './statements.queries.ts';
import type { readStatement, StatementRead } from './statements.read-file.ts';

const readFile = apart<typeof readStatement>('payments.statement', 'payments.statement_unreadable');

type Sent = StatementHow & { bytes: Uint8Array };

/** All of it is said where the column of the day is. */
function columnsIn({ name: _, bytes: _bytes, ...how }: Sent): StatementColumns | null {
  const { bookedOn, separator, dates, decimals, usualCurrency, ...columns } = how;
  if (bookedOn === undefined || !separator || !dates || !decimals || !usualCurrency) return null;
  return { ...columns, bookedOn, separator, dates, decimals, usualCurrency };
}

async function read(db: Db, { id, organisationId }: Person, sent: Sent): Promise<StatementRead> {
  const { currency } = await settingsOf(db, organisationId);
  return readFile(`${id}`, sent.bytes, currency, columnsIn(sent));
}

const mostShown = 10;

export async function previewStatement(
  { db }: Work,
  person: Person,
  sent: Sent,
): Promise<StatementPlan> {
  const { incoming, outgoing, pending, faults, ...file } = await read(db, person, sent);
  const keys = incoming.map(({ key }) => key);
  const known = (await findKnown(db, person.organisationId, keys)).length;
  return {
    ...file,
    sample: incoming
      .slice(0, mostShown)
      .map(({ key: _, names: _names, account: _account, bankReference: _bank, ...line }) => line),
    faults: faults.slice(0, mostShown),
    counts: {
      fresh: incoming.length - known,
      known,
      outgoing,
      pending,
      faulty: faults.length,
    },
  };
}

/** Our own files, which need no thread. */
export const readOwnStatement = async (bytes: Uint8Array, usualCurrency: string) =>
  (await import('./statements.read-file.ts')).readStatement(bytes, usualCurrency, null);

export const importStatement = async (work: Work, person: Person, sent: Sent) =>
  keepStatement(work, person, sent.name, await read(work.db, person, sent));

/** What cannot be read is left out and said; two who bring the same in come one after the other. */
export const keepStatement = (
  work: Work,
  person: Person,
  name: string,
  { incoming, faults }: Pick<StatementRead, 'incoming' | 'faults'>,
): Promise<StatementResult> =>
  work.transaction(async (tx) => {
    const { organisationId, id: personId } = person;
    await lockImports(tx, organisationId);
    const keys = incoming.map(({ key }) => key);
    const known = new Set((await findKnown(tx, organisationId, keys)).map(({ key }) => key));
    const fresh = incoming.filter(({ key }) => !known.has(key));
    const counts = { added: fresh.length, known: known.size, faulty: faults.length };
    if (fresh.length === 0) return counts;
    const at = work.clock.now();
    const statement = await insertStatement(tx, organisationId, { name, personId, at });
    const statementId = statement?.id ?? 0;
    await insertEntries(tx, organisationId, statementId, await matched(tx, organisationId, fresh));
    const deed = { action: 'payments.statement_imported', subjectId: statementId } as const;
    await record(tx, person, { ...deed, subject: name, after: counts });
    tellEntries(tx, organisationId);
    return counts;
  });
