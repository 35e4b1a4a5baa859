import type { PollInput } from '@plenum/contract';
import { addPoll, turnPoll } from '../../features/polls/index.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { newStage } from './stages.ts';

export const usualPoll: PollInput = {
  kind: 'one',
  question: { en: 'Tea or coffee?' },
  options: [
    { text: { en: 'Tea' }, isRight: false },
    { text: { en: 'Coffee' }, isRight: false },
  ],
  showsResults: 'live',
};

/** On a stage of its own. */
export async function aPollOf(app: TestApp, { person }: Actor, eventId: number, isOpen = true) {
  const stage = await newStage(app, { person }, eventId);
  const { id } = await addPoll(app.work, person, eventId, stage.id, usualPoll);
  if (isOpen) await turnPoll(app.work, person, id, 'open');
  return id;
}
