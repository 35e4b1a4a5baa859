import { type RefObject, useEffect, useState } from 'react';

const events = ['play', 'pause', 'volumechange', 'timeupdate', 'durationchange', 'seeked'];

export interface VideoState {
  isPaused: boolean;
  isMuted: boolean;
  /** From 0 to 1. */
  volume: number;
  time: number;
  duration: number;
}

export const untouched: VideoState = {
  isPaused: true,
  isMuted: true,
  volume: 1,
  time: 0,
  duration: 0,
};

/** What a picture does by itself or by somebody's hand. */
export function useVideoState(video: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState(untouched);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const read = () =>
      setState({
        isPaused: element.paused,
        isMuted: element.muted,
        volume: element.volume,
        time: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : 0,
      });
    for (const event of events) element.addEventListener(event, read);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
    };
  }, [video]);
  return state;
}
