import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { findImport } from './imports.queries.ts';
import { importView } from './imports.view.ts';

/** As it stands now, inside the transaction that moved it; its organisers hear of it. */
export async function tellImport(tx: Tx, organisationId: number, id: number) {
  const row = await findImport(tx, organisationId, id);
  if (!row) throw new Error('The import vanished inside its own transaction.');
  tx.tell('imports.changed', { import: importView(row) }, [adminsOf(organisationId)]);
  return importView(row);
}

export const tellGone = (tx: Tx, organisationId: number, id: number) =>
  tx.tell('imports.gone', { id }, [adminsOf(organisationId)]);
