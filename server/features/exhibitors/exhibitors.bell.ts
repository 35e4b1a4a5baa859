import { openBell } from '../../platform/sockets/bell.ts';
import { adminsOf } from '../../platform/sockets/rooms.ts';
import { staffRooms } from './exhibitors.live.ts';
import type { ExhibitorRow } from './exhibitors.rows.ts';

type Booth = Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>;

export const ringConsole = openBell<Booth>(async ({ db, hub }, booth) => {
  const { organisationId, eventId, id } = booth;
  const rooms = [adminsOf(organisationId), ...(await staffRooms(db, booth))];
  hub.tell('exhibitors.console_changed', { eventId, exhibitorId: id }, rooms);
});
