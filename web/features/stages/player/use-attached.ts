import { type RefObject, useEffect } from 'react';
import type { PlayerDeeds } from './player.deeds.ts';
import type { Picture } from './player.picture.ts';
import { pictureTime } from './player.time.ts';

interface Attached {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
  picture: RefObject<Picture | null>;
  isLive: boolean;
  deeds: PlayerDeeds;
  toggleCaptions: (() => void) | undefined;
}

/** Buttons, keys and the clock of what is beside it reach this picture as long as it is there. */
export function useAttached({
  video,
  frame,
  picture,
  isLive,
  deeds,
  toggleCaptions,
}: Attached): void {
  useEffect(() => {
    if (!video.current || !frame.current) return undefined;
    const there = { video: video.current, frame: frame.current, isLive };
    return deeds.attach({ ...there, picture: () => picture.current });
  }, [video, frame, deeds, picture, isLive]);
  useEffect(() => pictureTime.attach(() => picture.current?.shows() ?? null), [picture]);
  useEffect(() => deeds.onCaptions(toggleCaptions), [deeds, toggleCaptions]);
}
