import type { FirstSteps } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { organisationById } from '../organisations/index.ts';
import { requireEvent, requireEventLocked } from './events.access.ts';
import type { AgendaFacts } from './events.facts.ts';
import { tellSetupChanged } from './events.live.ts';
import { findMarks, updateStepsAway } from './events.queries.ts';
import { checklistOf } from './events.state.ts';
import type { EventRow } from './events.view.ts';
import { isAnybodyAsked } from './people/people.queries.ts';

export async function readSteps(
  { db }: Work,
  facts: AgendaFacts,
  person: Person,
  id: number,
): Promise<FirstSteps> {
  return stepsOf(db, facts, await requireEvent(db, person, id));
}

export const putStepsAway = (
  work: Work,
  facts: AgendaFacts,
  person: Person,
  id: number,
  isAway: boolean,
): Promise<FirstSteps> =>
  work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, id);
    await updateStepsAway(tx, person.organisationId, id, isAway);
    tellSetupChanged(tx, event, { isShown: false });
    return stepsOf(tx, facts, event);
  });

/** Nothing is ticked off by hand: a step is done when what it makes is there. */
async function stepsOf(db: Db, facts: AgendaFacts, event: EventRow): Promise<FirstSteps> {
  const { organisationId, id } = event;
  const checklist = await checklistOf(db, facts, event);
  const { speakers } = await facts.progressOf(db, organisationId, id);
  const isDone = (name: string) => checklist.some((one) => one.name === name && one.isDone);
  const missing = checklist
    .filter((one) => !one.isDone && (one.isNeeded || one.name === 'agenda'))
    .map(({ name }) => name);
  const marks = await findMarks(db, organisationId, id);
  return {
    isAway: marks?.isAway ?? false,
    isSample: marks?.isSample ?? false,
    steps: [
      { name: 'rooms', isDone: isDone('rooms') },
      { name: 'sessions', isDone: isDone('sessions') },
      { name: 'speakers', isDone: speakers > 0 },
      { name: 'look', isDone: await hasLook(db, event) },
      { name: 'publish', isDone: event.state !== 'draft' && missing.length === 0 },
      { name: 'invite', isDone: await isAnybodyAsked(db, organisationId, id) },
    ],
    missing,
  };
}

/** Its own, or what it wears of its organisation. */
async function hasLook(db: Db, { organisationId, accent, logo, banner }: EventRow) {
  if (accent || logo || banner) return true;
  const organisation = await organisationById(db, organisationId);
  return Boolean(organisation?.accent || organisation?.logo);
}
