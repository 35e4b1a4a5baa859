import type { Language } from '@plenum/contract';
import { confirmWaiting, enterLine, waitingTokenOf } from '../../../features/bookings/index.ts';
import { requireShownEvent } from '../../../features/events/index.ts';
import type { Work } from '../../../platform/work.ts';
import { strangerAt } from '../../attendees.ts';
import { before } from '../../before.ts';
import type { Office } from './later.ts';
import { aid, full } from './plans.ts';

/** Behind the strangers who booked and did not come. */
const first = 900;

/** Ago they came, and how many places of the workshop that is sold out they want. */
const line: readonly { days: number; places: number; language: Language; isProven: boolean }[] = [
  { days: 4.4, places: 1, language: 'en', isProven: true },
  { days: 2.6, places: 2, language: 'de', isProven: true },
  { days: 1.3, places: 1, language: 'pt', isProven: true },
  { days: 0.6, places: 1, language: 'fr', isProven: true },
  { days: 0.1, places: 1, language: 'en', isProven: false },
];

/** Who wants a place where none is left; the last of them has not opened their mail yet. */
export async function standInLine(work: Work, { slug, ticketIds }: Office): Promise<void> {
  const event = await requireShownEvent(work.db, slug);
  for (const [place, { days, places, language, isProven }] of line.entries()) {
    const then = before(work, days);
    const items = [full, aid].flatMap((thing) => {
      const ticketId = ticketIds[thing];
      return ticketId === undefined ? [] : [{ ticketId, quantity: places }];
    });
    const who = { ...strangerAt(first + place), items, language };
    const row = await then.transaction((tx) => enterLine(then, tx, event, who));
    if (isProven) await confirmWaiting(then, waitingTokenOf(then, row));
  }
}
