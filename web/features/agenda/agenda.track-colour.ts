import type { CSSProperties } from 'react';

/** For style sheets, which draw it as a mark beside the track's name. */
export const trackColour = (track: { colour: string } | undefined): CSSProperties =>
  track ? ({ '--track': track.colour } as CSSProperties) : {};
