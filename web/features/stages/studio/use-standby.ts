import type { Stage } from '@plenum/contract';
import { useEffect, useRef } from 'react';
import { standBy } from '../stages.watch.ts';
import type { StudioState } from './studio.ts';

interface Standby {
  stage: Stage;
  state: StudioState;
  /** The run this window sent to last. */
  sentTo: number | null;
  onBegun: (runId: number) => void;
}

/** A window with a picture sends what the agenda begins, unless another one is sending. */
export function useStandby({ stage, state, sentTo, onBegun }: Standby): boolean {
  const { id, followsAgenda, run } = stage;
  const isReady = followsAgenda && state.canSend === true && hasSource(state);
  const isFree = run === null || run.id === sentTo;
  const isLeft = state.standing === 'taken_over' || state.standing === 'broken';
  const stands = isReady && isFree && !isLeft;
  // Also where the new run is heard of before anything else is: what counts is how it was before.
  const stood = useRef(false);
  const begins = run?.byAgenda && run.state === 'waiting' && run.id !== sentTo ? run.id : null;

  useEffect(() => (stands ? standBy(id) : undefined), [stands, id]);
  useEffect(() => {
    if (begins !== null && stood.current) onBegun(begins);
    stood.current = stands;
  });
  return stands;
}

const hasSource = ({ inputs }: StudioState): boolean =>
  inputs.camera !== null || inputs.screen !== null || inputs.microphone !== null;
