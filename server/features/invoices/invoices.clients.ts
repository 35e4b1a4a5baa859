import type { Client, ClientInput, ClientQuery, ClientUpdate } from '@plenum/contract';
import { countUpTo } from '../../platform/db/counting.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { insideOf, type Work } from '../../platform/work.ts';
import { type Doer, record } from '../audit/index.ts';
import { lockedClient, requireClient } from './invoices.access.ts';
import { refuseImpossible } from './invoices.checks.ts';
import {
  clientsLike,
  deleteClient,
  findClients,
  findSameClient,
  insertClient,
  updateClient,
} from './invoices.clients.queries.ts';
import { tellClient, tellClientGone } from './invoices.live.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import { isBilled, renameInDrafts } from './invoices.queries.ts';
import { tellOfDrafts } from './invoices.read.ts';
import { clientTitle } from './invoices.view.ts';

export async function listClients({ db }: Work, { organisationId }: Person, query: ClientQuery) {
  const counted = await countUpTo(db, clientsLike(organisationId, query));
  const clients = await findClients(db, organisationId, query, pageOf(query, counted));
  return { clients, ...counted };
}

export const readClient = ({ db }: Work, person: Person, id: number) =>
  requireClient(db, person, id);

export const addClient = (work: Work, person: Doer, input: ClientInput): Promise<Client> =>
  work.transaction(async (tx) => {
    refuseImpossible(input);
    const { id = 0 } = (await insertClient(tx, person.organisationId, input)) ?? {};
    const client = await requireClient(tx, person, id);
    const subject = clientTitle(client);
    const deed = { action: 'invoices.client_added', subjectId: id, subject } as const;
    await record(tx, person, { ...deed, after: input });
    tellClient(tx, person.organisationId, client);
    return client;
  });

/** One of the client book that is the same in every word, else a new one. */
export const ensureClient = (work: Work, person: Doer, input: ClientInput): Promise<Client> =>
  work.transaction(
    async (tx) =>
      (await findSameClient(tx, person.organisationId, input)) ??
      addClient(insideOf(work, tx), person, input),
  );

export const changeClient = (work: Work, person: Person, id: number, update: ClientUpdate) =>
  work.transaction(async (tx): Promise<Client> => {
    const before = await lockedClient(tx, person, id);
    const after = { ...before, ...update };
    refuseImpossible(after);
    await updateClient(tx, person.organisationId, after);
    const subject = clientTitle(after);
    const deed = { action: 'invoices.client_changed', subjectId: id, subject } as const;
    await record(tx, person, { ...deed, before, after });
    tellClient(tx, person.organisationId, after);
    const drafts = await renameInDrafts(tx, person.organisationId, subject, after);
    await tellOfDrafts(
      work,
      tx,
      person,
      drafts.map((draft) => draft.id),
    );
    return after;
  });

export const removeClient = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const before = await lockedClient(tx, person, id);
    if (await isBilled(tx, person.organisationId, id)) throw problem('invoices.client_in_use');
    await deleteClient(tx, person.organisationId, id);
    const subject = clientTitle(before);
    const deed = { action: 'invoices.client_removed', subjectId: id, subject } as const;
    await record(tx, person, { ...deed, before });
    tellClientGone(tx, person.organisationId, id);
  });
