import type { Stage, StageRecording } from '@plenum/contract';
import { useState } from 'react';

/** Who was there when it ended still sees what was asked, until something begins. */
export function useShownRun({ run }: Stage, recording: StageRecording | undefined): number | null {
  const open = run?.id ?? null;
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  return recording?.runId ?? open ?? last;
}
