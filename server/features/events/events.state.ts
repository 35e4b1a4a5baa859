import type { ChecklistItem, EventSetup, EventState } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { organisationById } from '../organisations/index.ts';
import { requireEvent, requireEventLocked } from './events.access.ts';
import type { AgendaFacts, Progress } from './events.facts.ts';
import { tellSetupChanged } from './events.live.ts';
import { findRooms } from './events.places.queries.ts';
import { findMarks, updateState } from './events.queries.ts';
import { setupNow } from './events.service.ts';
import type { EventRow } from './events.view.ts';

/** From each state the next one, and a step back. */
const steps: { readonly [S in EventState]: readonly EventState[] } = {
  draft: ['published'],
  published: ['draft', 'live'],
  live: ['published', 'ended'],
  ended: ['live'],
};

export async function readChecklist(
  { db }: Work,
  facts: AgendaFacts,
  person: Person,
  id: number,
): Promise<ChecklistItem[]> {
  const event = await requireEvent(db, person, id);
  return checklistOf(db, facts, event);
}

export async function checklistOf(
  db: Db,
  facts: AgendaFacts,
  event: EventRow,
): Promise<ChecklistItem[]> {
  const { organisationId, id } = event;
  const organisation = await organisationById(db, organisationId);
  const rooms = await findRooms(db, organisationId, id);
  const progress = await facts.progressOf(db, organisationId, id);
  return [
    item('verified', organisation?.isVerified ? 0 : 1, true),
    item('description', undescribed(event), true),
    item('banner', event.banner ? 0 : 1),
    item('joining', event.joining === 'code' && !event.joinCode ? 1 : 0, true),
    item('rooms', rooms.length > 0 ? 0 : 1),
    ...agendaItems(progress),
  ];
}

const agendaItems = (progress: Progress): ChecklistItem[] => [
  item('sessions', progress.sessions > 0 ? 0 : 1),
  item('scheduled', progress.sessions > 0 ? progress.unplaced : 1),
  item('speakers', progress.speakers > 0 ? progress.bareSpeakers : 1),
  item('agenda', progress.isPublished ? 0 : 1),
];

const item = (name: ChecklistItem['name'], missing: number, isNeeded = false): ChecklistItem => ({
  name,
  isDone: missing === 0,
  isNeeded,
  missing,
});

/** Languages in which nothing says what the event is. */
const undescribed = ({ languages, tagline, description }: EventRow): number =>
  languages.filter((language) => !tagline[language]?.trim() && !description[language]?.trim())
    .length;

export function changeState(
  work: Work,
  facts: AgendaFacts,
  person: Person,
  id: number,
  state: EventState,
): Promise<EventSetup> {
  return work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, id);
    if (!steps[event.state].includes(state)) throw problem('events.wrong_step');
    const marks = await findMarks(tx, person.organisationId, id);
    if (marks?.isSample) throw problem('events.is_sample');
    if (event.state === 'draft' || state === 'live') {
      const checklist = await checklistOf(tx, facts, event);
      const isMissing = (name: string) => checklist.some((one) => one.name === name && !one.isDone);
      if (isMissing('verified')) throw problem('accounts.unverified');
      const isUnready = checklist.some((one) => one.isNeeded && !one.isDone);
      if (isUnready || (state === 'live' && isMissing('agenda'))) {
        throw problem('events.not_ready');
      }
    }
    await updateState(tx, person.organisationId, id, state);
    await record(tx, person, {
      action: 'events.state_changed',
      subjectId: id,
      subject: event.name,
      before: { state: event.state },
      after: { state },
    });
    tellSetupChanged(tx, event, { isShown: false });
    tx.tell('events.changed', { eventId: id }, [everyoneIn(person.organisationId)]);
    return setupNow(tx, event);
  });
}
