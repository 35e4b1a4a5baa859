import type { Line } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { noteHiddenLine } from '../../moderation/index.ts';
import { canModerate } from '../chat.access.ts';
import { changeLine, type LineAddress } from './lines.change-line.ts';
import { putOutOfSight } from '../people/people.out-of-sight.ts';

/** What a moderator sees themselves needs no report: it is hidden at once, its author told why. */
export const hideLine = (
  work: Work,
  person: Person,
  address: LineAddress,
  reason: string,
): Promise<Line> =>
  changeLine(work, person, address, async (tx, { seen, row }) => {
    if (!canModerate(person, seen) || seen.eventId === null) throw problem('forbidden');
    if (row.state === 'hidden') return 'nothing';
    if (row.state !== 'shown') throw problem('not_found');
    await putOutOfSight(tx, seen, row);
    const { authorId, author } = row;
    const authorName = author?.fullName ?? '';
    const said = { eventId: seen.eventId, authorId, authorName, reason: reason.trim() };
    await noteHiddenLine(tx, person, said);
    return 'thread';
  });
