import { insertPerson } from '../../features/events/index.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { newStage } from './stages.ts';

/** A stage of a published event, who runs it, and as many who take part as are asked for. */
export async function aStageToWatch(app: TestApp) {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  const stage = await newStage(app, admin, event.id);
  const anAttendee = async (): Promise<Actor> => {
    const one = await aColleague(app, admin);
    await insertPerson(app.testDb.db, one.person.organisationId, event.id, one.person.id);
    return one;
  };
  return { admin, event, stage, anAttendee };
}

export type StageToWatch = Awaited<ReturnType<typeof aStageToWatch>>;
