import type { Line } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { canModerate } from '../chat.access.ts';
import { changeLine, type LineAddress } from './lines.change-line.ts';
import { countPinned, pin } from './lines.change-line.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

const mostPinned = 10;

const canPin = (person: Person, seen: SeenRow): boolean =>
  canModerate(person, seen) || (seen.kind === 'group' && seen.standing === 'member');

export const pinLine = (
  work: Work,
  person: Person,
  address: LineAddress,
  isPinned: boolean,
): Promise<Line> =>
  changeLine(work, person, address, async (tx, { seen, row, now }) => {
    if (!canPin(person, seen)) throw problem('forbidden');
    if (row.state !== 'shown') throw problem('not_found');
    if (row.isPinned === isPinned) return 'nothing';
    if (isPinned && (await countPinned(tx, row)) >= mostPinned) {
      throw problem('chat.too_many_pinned');
    }
    await pin(tx, row, isPinned ? now : null);
    return 'line';
  });
