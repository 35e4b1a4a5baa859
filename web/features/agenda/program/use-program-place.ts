import type { Program, ProgramSpeaker, Room, Texts, Track } from '@plenum/contract';
import { createContext, useContext } from 'react';
import type { ShownZone } from '../../../platform/i18n/shown-zone.ts';

/** What every session of a shown program needs to be worded. */
export interface ProgramPlace {
  program: Program;
  /** Whose clocks are shown. */
  zone: string;
  shown: ShownZone;
  words: (texts: Texts) => string;
  roomOf: (id: number | null) => Room | undefined;
  trackOf: (id: number | null) => Track | undefined;
  speakerOf: (id: number) => ProgramSpeaker | undefined;
  /** Where a session has its page. */
  hrefOf: (sessionId: number) => string;
  open: (sessionId: number) => void;
  /** Signed in and among the attendees: sessions can be starred. */
  hasStars: boolean;
  /** Where a session that is over is watched again; null where it is not. */
  againOf: (sessionId: number) => string | null;
  /** What is shown is not published: nothing of it can be fetched by its public address. */
  isDraft: boolean;
}

export const ProgramPlaceContext = createContext<ProgramPlace | null>(null);

export function useProgramPlace(): ProgramPlace {
  const place = useContext(ProgramPlaceContext);
  if (!place) throw new Error('Only inside a ProgramFrame.');
  return place;
}
