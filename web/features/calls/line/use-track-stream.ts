import { useMemo } from 'react';

/** One's own picture as a stream of its own: its sound is never played back. */
export const useTrackStream = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => track && new MediaStream([track]), [track]);
