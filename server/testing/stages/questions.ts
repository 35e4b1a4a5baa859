import { ask } from '../../features/questions/index.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { newStage } from './stages.ts';

interface Where {
  event: { id: number };
  organiser: Actor;
}

/** Asked on a stage of its own. */
export async function aQuestionOf(app: TestApp, { person }: Actor, { event, organiser }: Where) {
  const stage = await newStage(app, organiser, event.id);
  const words = { text: 'How does it scale?', isAnonymous: false };
  return (await ask(app.work, person, event.id, stage.id, words)).id;
}
