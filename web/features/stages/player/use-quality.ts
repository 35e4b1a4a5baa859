import { type RefObject, useState, useSyncExternalStore } from 'react';
import { hasSoundAlone, type Quality, quality } from './player.quality.ts';
import { usePicture } from './use-picture.ts';

export interface QualityChoice {
  chosen: Quality;
  choose: (next: Quality) => void;
  /** Whether the sound alone is to be had. */
  hasSound: boolean;
  heights: readonly number[];
}

interface Wanted {
  video: RefObject<HTMLVideoElement | null>;
  address: string;
  isLive: boolean;
  from: number | undefined;
}

/** A picture as this device chose it: large or small, or heard alone. */
export function useQuality(picture: Wanted) {
  const wanted = useSyncExternalStore(quality.subscribe, quality.get);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [isSoundless, setSoundless] = useState(false);
  const hasSound = hasSoundAlone(picture.address) && !isSoundless;
  const isHeard = wanted === 'sound' && hasSound;
  const chosen: Quality = wanted === 'sound' && !isHeard ? 'auto' : wanted;
  const shown = usePicture({ ...picture, isHeard, chosen, heights, onHeights: setHeights });
  // What has no sound of its own is shown with its picture.
  if (isHeard && shown.state === 'broken') setSoundless(true);
  const choice: QualityChoice = { chosen, choose: quality.set, hasSound, heights };
  return { ...shown, isHeard, quality: choice };
}
