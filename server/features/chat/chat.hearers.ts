import type { LineChange } from '@plenum/contract';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { findHearers, type Place } from './rooms/rooms.head.queries.ts';
import { lineView, sharedLineView } from './lines/lines.view.ts';
import { tellChanges, tellStirred } from './chat.live.ts';
import type { LineRow, SeenRow } from './chat.rows.ts';

const changeOf = (row: LineRow): LineChange => ({
  sequence: row.changed,
  line: sharedLineView(row),
});

type Heard = Pick<SeenRow, 'organisationId' | 'id' | 'kind' | 'askerId' | 'eventId'>;

/** Tells lines that just changed, by their numbers, to whoever may know of them. */
export async function tellLines(tx: Tx, seen: Heard, rows: readonly LineRow[]): Promise<void> {
  const sorted = rows.toSorted((one, other) => one.changed - other.changed);
  tellAuthors(tx, seen, sorted);
  if (seen.kind === 'direct' || seen.kind === 'group') return tellMembers(tx, seen, sorted);
  const asker = seen.askerId === null ? [] : [seen.askerId];
  tellChanges(tx, seen, sorted.map(changeOf), { watchers: true, personIds: asker });
  const last = sorted.at(-1);
  if (seen.kind === 'channel' && seen.eventId !== null && last) {
    tellStirred(tx, { ...seen, eventId: seen.eventId }, last.changed);
  }
}

/** What is held goes to the other windows of who wrote it. */
function tellAuthors(tx: Tx, place: Place, rows: readonly LineRow[]): void {
  for (const row of rows) {
    if (row.state !== 'held' || row.authorId === null) continue;
    const told = {
      conversationId: place.id,
      changes: [{ sequence: row.changed, line: lineView(row) }],
    };
    tx.tell('chat.changes', told, [personIn(place.organisationId, row.authorId)]);
  }
}

/** Who came later hears that something from before changed, and not what. */
async function tellMembers(tx: Tx, place: Place, rows: readonly LineRow[]): Promise<void> {
  const hearers = await findHearers(tx, place);
  const oldest = Math.min(...rows.map(({ sequence }) => sequence));
  const personIds = hearers.flatMap((one) => (one.joinedSequence < oldest ? one.personId : []));
  tellChanges(tx, place, rows.map(changeOf), { watchers: false, personIds });
  for (const { personId, joinedSequence } of hearers) {
    if (joinedSequence < oldest) continue;
    const changes = rows.map((row) =>
      row.sequence > joinedSequence ? changeOf(row) : { sequence: row.changed, line: null },
    );
    tellChanges(tx, place, changes, { watchers: false, personIds: [personId] });
  }
}
