import type { DashboardLayout } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Work } from '../../platform/work.ts';
import { findLayout, keepLayout } from './dashboard.queries.ts';

export const readLayout = async (
  { db }: Work,
  { organisationId, id }: Person,
): Promise<DashboardLayout> =>
  (await findLayout(db, organisationId, id)) ?? { order: [], hidden: [] };

export const arrangeCards = (
  work: Work,
  { organisationId, id }: Person,
  layout: DashboardLayout,
): Promise<DashboardLayout> =>
  work.transaction(async (tx) => {
    await keepLayout(tx, organisationId, id, layout);
    tx.tell('dashboard.arranged', {}, [personIn(organisationId, id)]);
    return layout;
  });
