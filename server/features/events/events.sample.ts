import type { EventSetup } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { organisationById } from '../organisations/index.ts';
import { createEvent, readSetup, removeDraft } from './events.service.ts';

declare module '../../platform/work.ts' {
  interface Answers {
    /** Puts a small program, speakers and booths into an event, each by its own feature. */
    fillSample(work: Work, person: Person, event: EventSetup): Promise<void>;
  }
}

const dayMs = 86_400_000;
const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** One that could not be filled is not left half done. */
export async function makeSample(work: Work, person: Person): Promise<EventSetup> {
  const organisation = await organisationById(work.db, person.organisationId);
  const now = work.clock.now();
  const input = {
    name: 'Plenum Sample Summit',
    startsOn: inDays(now, 30),
    endsOn: inDays(now, 31),
    timeZone: organisation?.timeZone ?? 'UTC',
    languages: organisation?.languages ?? ['en'],
  };
  const event = await createEvent(work, person, input, true);
  try {
    await work.answers.fillSample(work, person, event);
  } catch (failure) {
    await removeDraft(work, person, event.id);
    throw failure;
  }
  return readSetup(work, person, event.id);
}
