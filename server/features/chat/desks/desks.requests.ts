import type { Line } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { noteTalk } from '../../exhibitors/index.ts';
import { findHelpers, isHelper } from './desks.helpers.queries.ts';
import { tellDesk, tellQueue } from './desks.requests.live.ts';
import { noticeRequest } from './desks.request-notices.ts';
import { lockRequest, type RequestRow, upsertRequest } from './desks.requests.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

type Shown = Pick<Line, 'text' | 'sequence'>;

interface Said {
  person: Person;
  seen: SeenRow;
  line: Shown;
  at: Date;
}

/** A line that is shown to a desk puts the question into its queue, one from the desk takes it out. */
export async function requestAfterLine(
  tx: Tx,
  work: Pick<Work, 'clock'>,
  person: Person,
  seen: SeenRow,
  line: Shown,
): Promise<void> {
  if (seen.kind !== 'help' && seen.kind !== 'booth') return;
  const said: Said = { person, seen, line, at: work.clock.now() };
  const before = await lockRequest(tx, seen);
  await (seen.askerId === person.id ? ask(tx, said, before) : answer(tx, said, before));
  await tellDesk(tx, seen);
}

/** How a question stands once its asker said something more. */
function askedAgain(before: RequestRow | null, at: Date): RequestRow {
  if (!before || before.state === 'closed') {
    return { state: 'waiting', waitingSince: at, takenBy: null };
  }
  const waitingSince = before.waitingSince ?? at;
  return before.state === 'answered'
    ? { ...before, state: 'waiting', waitingSince }
    : { ...before, waitingSince };
}

async function ask(tx: Tx, said: Said, before: RequestRow | null): Promise<void> {
  const { seen, person, line, at } = said;
  const after = askedAgain(before, at);
  await upsertRequest(tx, seen, after, at);
  const { organisationId, eventId, subjectId } = seen;
  if (seen.kind === 'booth' && eventId !== null && subjectId !== null) {
    await noteTalk(tx, { organisationId, eventId, id: subjectId }, person.id, at);
  }
  const isNews = before?.state !== 'waiting' && before?.state !== 'taken';
  if (!isNews) return;
  const to = (await helpersFor(tx, seen, after.takenBy)).filter((id) => id !== person.id);
  const kind = seen.kind === 'help' ? 'chat.help_asked' : 'chat.booth_asked';
  await noticeRequest(tx, seen, { kind, to, by: person, line });
}

/** Whoever saw to it before, as long as they still see to the desk; else everyone who does. */
async function helpersFor(tx: Tx, seen: SeenRow, takenBy: number | null): Promise<number[]> {
  if (takenBy !== null && (await isHelper(tx, seen, takenBy))) return [takenBy];
  return (await findHelpers(tx, seen)).map(({ id }) => id);
}

async function answer(tx: Tx, said: Said, before: RequestRow | null): Promise<void> {
  const { seen, person, line, at } = said;
  const taker = before?.takenBy ?? null;
  const isKept = taker !== null && (await isHelper(tx, seen, taker));
  const takenBy = isKept ? taker : person.id;
  await upsertRequest(tx, seen, { state: 'answered', waitingSince: null, takenBy }, at);
  if (before?.state === 'waiting') await tellQueue(tx, seen);
  if (before?.state === 'answered' || seen.askerId === null) return;
  const kind = seen.kind === 'help' ? 'chat.help_answered' : 'chat.booth_answered';
  await noticeRequest(tx, seen, { kind, to: [seen.askerId], by: person, line });
}
