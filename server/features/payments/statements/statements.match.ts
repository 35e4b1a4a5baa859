import type { Db } from '../../../platform/db/db.ts';
import { findNamed } from '../../invoices/index.ts';
import type { NewEntry } from './statements.queries.ts';
import type { NamedIncoming } from './statements.read-file.ts';

const atOnce = 200;

/** The invoices whose numbers a line says. A number never changes: it is looked for once. */
export async function matched(
  db: Db,
  organisationId: number,
  lines: readonly NamedIncoming[],
): Promise<NewEntry[]> {
  const found: NewEntry[] = [];
  for (let from = 0; from < lines.length; from += atOnce) {
    const some = lines.slice(from, from + atOnce);
    const names = [...new Set(some.flatMap((line) => line.names))];
    const called = idsByName(await findNamed(db, organisationId, names));
    for (const { names: said, account: _, bankReference: _bank, ...line } of some) {
      const ids = new Set(said.flatMap((name) => [...(called.get(name) ?? [])]));
      found.push({ ...line, named: [...ids].slice(0, 10) });
    }
  }
  return found;
}

function idsByName(invoices: readonly { id: number; called: string[] }[]) {
  const ids = new Map<string, Set<number>>();
  for (const { id, called } of invoices) {
    for (const name of called) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return ids;
}
