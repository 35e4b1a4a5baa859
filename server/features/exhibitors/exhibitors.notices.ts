import type { NoticeKind } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import type { EventRow } from '../events/index.ts';
import { notify } from '../notifications/index.ts';
import { findAdminIds, memberById } from '../organisations/index.ts';
import type { ExhibitorRow } from './exhibitors.rows.ts';
import { findStaffIds } from './booths/booths.staff.queries.ts';

type Booth = Pick<ExhibitorRow, 'organisationId' | 'id' | 'name' | 'tier'>;

const newsOf = (event: EventRow, booth: Pick<Booth, 'id' | 'name'>, fullName: string) => ({
  eventId: event.id,
  eventName: event.name,
  exhibitorId: booth.id,
  exhibitor: booth.name,
  fullName,
});

const nameOf = async (db: Db, { organisationId, id }: Person): Promise<string> =>
  (await memberById(db, organisationId, id))?.fullName ?? '';

export async function tellAwaitsReview(tx: Tx, event: EventRow, booth: Booth, by: Person) {
  const { organisationId, id, tier } = booth;
  await notify(tx, organisationId, await findAdminIds(tx, organisationId), {
    kind: 'exhibitors.awaits_review',
    data: { ...newsOf(event, booth, await nameOf(tx, by)), text: '' },
    link: `/exhibitors/${tier}?review=${id}`,
  });
}

type Reviewed = Extract<NoticeKind, 'exhibitors.review_accepted' | 'exhibitors.review_returned'>;

export async function tellReviewed(
  tx: Tx,
  event: EventRow,
  booth: Booth,
  { kind, by, note }: { kind: Reviewed; by: Person; note: string },
) {
  const { organisationId, id } = booth;
  await notify(tx, organisationId, await findStaffIds(tx, organisationId, id), {
    kind,
    data: { ...newsOf(event, booth, await nameOf(tx, by)), text: note },
    link: `/booths/${id}`,
  });
}
