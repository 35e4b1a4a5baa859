import type { Line } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { holdForRelease } from '../../moderation/index.ts';
import { type Changing, changeLine, type LineAddress } from './lines.change-line.ts';
import { emptyLine, setText } from './lines.change-line.queries.ts';
import { takeLineNoticesBack } from '../notices/notices.ts';
import type { LineRow } from '../chat.rows.ts';
import { isHeld, requireMayWrite } from './lines.rules.ts';

const dayMs = 86_400_000;

/** Whoever did not write it cannot tell it from one that is not there. */
function requireOwn({ id }: Person, { authorId, state }: LineRow): void {
  if (authorId !== id || state === 'deleted') throw problem('not_found');
}

function requireEditable(person: Person, { row, now }: Changing): void {
  requireOwn(person, row);
  const isOld = now.getTime() - row.at.getTime() > dayMs;
  if (row.state === 'hidden' || isOld) throw problem('not_found');
}

export const editLine = (
  work: Work,
  person: Person,
  address: LineAddress,
  text: string,
): Promise<Line> =>
  changeLine(work, person, address, async (tx, changing) => {
    const { seen, row, now } = changing;
    requireEditable(person, changing);
    if (text.includes('\0')) throw problem('invalid');
    await requireMayWrite(tx, person, seen, now);
    if (text === row.text) return 'nothing';
    const waits = await isHeld(tx, person, seen, text);
    await setText(tx, row, { text, state: waits ? 'held' : row.state, editedAt: now });
    if (!waits) return 'line';
    await holdAgain(tx, person, changing, text);
    return 'thread';
  });

/** What everybody could read waits for a moderator from now on. */
async function holdAgain(
  tx: Tx,
  person: Person,
  { seen, row, now }: Changing,
  text: string,
): Promise<void> {
  const { organisationId, id: conversationId, eventId } = seen;
  if (eventId === null) return;
  const held = { organisationId, eventId, conversationId, lineId: row.id, personId: person.id };
  await holdForRelease(tx, { ...held, text }, now);
  await takeLineNoticesBack(tx, seen, row);
}

/** Its words and files are gone for everyone, at once and for good. */
export async function deleteLine(work: Work, person: Person, address: LineAddress): Promise<Line> {
  const gone: string[] = [];
  const line = await changeLine(work, person, address, async (tx, { seen, row }) => {
    requireOwn(person, row);
    const files = await emptyLine(tx, row);
    gone.push(...files.flatMap(({ storedAs, pictureAs }) => [storedAs, pictureAs ?? []].flat()));
    await takeLineNoticesBack(tx, seen, row);
    return 'thread';
  });
  for (const name of gone) await work.files.remove(name);
  return line;
}
