import type { Stage } from '@plenum/contract';
import type { ReactNode } from 'react';

/** What the agenda knows of a stage and of what was on it; given by the page. */
export interface OnStage {
  /** On now, else next: title, speakers, when. */
  about(stage: Stage): ReactNode;
  /** How long it is until something begins on it; nothing where that is far off. */
  countdown(stage: Stage): ReactNode;
  titleOf(sessionId: number | null): string | null;
  /** All of the program. */
  sessions: readonly { id: number; title: string }[];
  /** What may go live on it today, what is on now first. */
  sessionsOn(stage: Stage): readonly { id: number; title: string }[];
}
