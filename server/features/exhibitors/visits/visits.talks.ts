import type { Tx } from '../../../platform/work.ts';
import { tellBooth } from '../exhibitors.live.ts';
import type { ExhibitorRow } from '../exhibitors.rows.ts';
import { insertTalk } from './visits.talks.queries.ts';

type Booth = Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>;

/** Somebody asks a booth in a conversation: it counts once, however much is said. */
export async function noteTalk(tx: Tx, booth: Booth, personId: number, at: Date): Promise<void> {
  const isFirst = await insertTalk(tx, booth, personId, at);
  if (isFirst) await tellBooth(tx, 'exhibitors.console_changed', booth);
}
