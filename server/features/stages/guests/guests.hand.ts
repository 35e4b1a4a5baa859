import type { StageGuests } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { isOffered } from '../../calls/index.ts';
import { canRunEvents } from '../../events/index.ts';
import { requireMaySpeak } from '../../moderation/index.ts';
import { findHeadlines } from '../../profiles/index.ts';
import { requireAudience } from '../stages.audience.ts';
import type { RunRow, StageRow } from '../stages.rows.ts';
import { findOpenRunOf } from '../stages.runs.queries.ts';
import { requireStage } from '../stages.access.ts';
import { lockOpen, mayEnter, requireGuestsOf } from './guests.access.ts';
import { tellGuests } from './guests.live.ts';
import { findGuest, findGuests, putHand, setLeft } from './guests.queries.ts';
import type { GuestRow } from './guests.rows.ts';
import { guestView } from './guests.view.ts';

const mostHands = 100;

export async function readGuests(
  work: Work,
  person: Person,
  eventId: number,
  stageId: number,
): Promise<StageGuests> {
  const stage = await requireAudience(work, person, eventId, stageId);
  const run = await findOpenRunOf(work.db, stage.organisationId, stageId);
  return guestsOn(work, work.db, person, stage, run);
}

/** Of a run, as it is for this person. */
export async function guestsIn(work: Work, db: Db, person: Person, run: RunRow) {
  const { organisationId, eventId: id, stageId } = run;
  const stage = await requireStage(db, { organisationId, id }, stageId);
  return guestsOn(work, db, person, stage, run);
}

async function guestsOn(
  work: Work,
  db: Db,
  person: Person,
  { source }: StageRow,
  run: RunRow | null,
): Promise<StageGuests> {
  if (!run || run.state === 'ended' || source !== 'studio') {
    return { runId: null, isOffered: false, standing: 'none', mayEnter: false, guests: [] };
  }
  const own = await findGuest(db, run, person.id);
  const seesAll = canRunEvents(person);
  const rows = seesAll || own?.standing === 'inside' ? await findGuests(db, run) : [];
  const shown = rows.filter(({ standing }) => seesAll || standing === 'inside');
  const ids = shown.map(({ personId }) => personId);
  const headlines = await findHeadlines(db, run.organisationId, ids);
  return {
    runId: run.id,
    isOffered: isOffered(work),
    standing: standingOf(own),
    mayEnter: await mayEnter(db, person, run, own),
    guests: shown.map((row) => guestView(row, headlines.get(row.personId) ?? '')),
  };
}

function standingOf(own: GuestRow | null): StageGuests['standing'] {
  if (own?.isRemoved) return 'removed';
  return own === null || own.standing === 'out' ? 'none' : own.standing;
}

/** Raised twice it keeps its place; lowered, it is gone from the list, and so is an invitation. */
export async function turnHand(
  work: Work,
  person: Person,
  { eventId, stageId }: { eventId: number; stageId: number },
  isUp: boolean,
): Promise<StageGuests> {
  const { organisationId, id: personId } = person;
  await requireAudience(work, person, eventId, stageId);
  if (isUp) await work.limits.spend('stage-hand', `${organisationId}.${personId}`);
  return work.transaction(async (tx) => {
    const open = await findOpenRunOf(tx, organisationId, stageId);
    if (!open) throw problem('stages.over');
    const run = await lockOpen(tx, open);
    const own = await findGuest(tx, run, personId);
    const isChanged = isUp
      ? await raise(work, tx, run, { own, personId })
      : await lower(tx, run, own);
    if (isChanged) await tellGuests(tx, run, personId);
    return guestsIn(work, tx, person, run);
  });
}

interface Raising {
  own: GuestRow | null;
  personId: number;
}

async function raise(work: Work, tx: Db, run: RunRow, { own, personId }: Raising) {
  await requireGuestsOf(tx, run);
  if (own?.isRemoved) throw problem('stages.removed');
  if (own && own.standing !== 'out') return false;
  const { organisationId, eventId } = run;
  const at = work.clock.now();
  await requireMaySpeak(tx, { organisationId, eventId, personId }, at);
  const hands = (await findGuests(tx, run)).filter(({ standing }) => standing !== 'inside');
  if (hands.length >= mostHands) throw problem('stages.hands_full');
  await putHand(tx, run, personId, at);
  return true;
}

async function lower(tx: Db, run: RunRow, own: GuestRow | null): Promise<boolean> {
  // Who is in the green room leaves it by leaving.
  if (!own || own.standing === 'out' || own.standing === 'inside') return false;
  await setLeft(tx, run, own.personId, { isRemoved: false, isForGood: true });
  return true;
}
