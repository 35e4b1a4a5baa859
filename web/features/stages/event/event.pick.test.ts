import type { CurrentRun, Stage, StageRecording } from '@plenum/contract';
import { expect, test } from 'vitest';
import { pickStage, recordingsOf } from './event.pick.ts';

const aStage = (id: number, state?: CurrentRun['state']) =>
  ({ id, run: state ? { id, state } : null }) as Stage;
const quiet = aStage(1);
const waiting = aStage(2, 'waiting');
const interrupted = aStage(3, 'interrupted');

test('the stage that is asked for is shown, live or not', () => {
  expect(pickStage([quiet, interrupted], 1)).toBe(quiet);
});

test('else the first that has a picture, and the first of all where none has', () => {
  expect(pickStage([quiet, waiting, interrupted], undefined)).toBe(interrupted);
  expect(pickStage([quiet, waiting], 9)).toBe(quiet);
  expect(pickStage([], undefined)).toBeUndefined();
});

test('of recordings, those of the stage that may be seen', () => {
  const all = [
    { runId: 1, stageId: 1, isShown: true },
    { runId: 2, stageId: 1, isShown: false },
    { runId: 3, stageId: 2, isShown: true },
  ] as StageRecording[];
  expect(recordingsOf(all, 1).map(({ runId }) => runId)).toEqual([1]);
});
