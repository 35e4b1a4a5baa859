import type { Stage, StageRecording } from '@plenum/contract';

const isOn = ({ run }: Stage): boolean => run !== null && run.state !== 'waiting';

/** The stage that is asked for; else one that is live, else the first. */
export const pickStage = (
  stages: readonly Stage[],
  wanted: number | undefined,
): Stage | undefined => stages.find(({ id }) => id === wanted) ?? stages.find(isOn) ?? stages[0];

export { isOn };

/** Of one session where it is asked for; the newest first. */
export const recordingsOf = (
  recordings: readonly StageRecording[],
  stageId: number,
): StageRecording[] => recordings.filter((one) => one.stageId === stageId && one.isShown);

/** Organisers are told of all of it, and what of it others see. */
export const shownSeconds = ({ cut, seconds }: StageRecording): number =>
  cut ? cut.until - cut.from : seconds;
