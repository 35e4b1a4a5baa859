import { type RefObject, useEffect, useRef, useState } from 'react';
import { levelFor, type Quality, soundOf } from './player.quality.ts';
import { openPicture, type Picture, type PictureState } from './player.picture.ts';

interface Shown {
  video: RefObject<HTMLVideoElement | null>;
  address: string;
  isLive: boolean;
  /** Where it is to begin, in seconds. */
  from: number | undefined;
  /** Its sound alone. */
  isHeard: boolean;
  chosen: Quality;
  heights: readonly number[];
  onHeights: (heights: readonly number[]) => void;
}

/** Shows what is at an address, which may become another one for the same. */
export function usePicture(asked: Shown) {
  const { video, address, isLive, from = 0, isHeard, chosen, heights, onHeights } = asked;
  const [state, setState] = useState<PictureState>('loading');
  const picture = useRef<Picture>(null);
  const newest = useRef(address);
  const beginning = useRef(from);
  useEffect(() => {
    newest.current = address;
    picture.current?.renew(isHeard ? soundOf(address) : address);
  }, [address, isHeard]);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const found = () => (isHeard ? soundOf(newest.current) : newest.current);
    const ending = new AbortController();
    const { signal } = ending;
    const hear = (event: string, next: PictureState) =>
      element.addEventListener(event, () => setState(next), { signal });
    hear('emptied', 'loading');
    hear('playing', 'playing');
    hear('waiting', 'waiting');
    void openPicture({
      video: element,
      address: found(),
      isLive,
      from: beginning.current,
      onState: setState,
      onHeights,
    }).then((opened) => {
      if (signal.aborted) return opened.close();
      picture.current = opened;
      opened.renew(found());
      return undefined;
    });
    return () => {
      // What is exchanged for another form of itself goes on where it was.
      if (element.currentTime > 0) beginning.current = element.currentTime;
      ending.abort();
      picture.current?.close();
      picture.current = null;
    };
  }, [video, isLive, isHeard, onHeights]);
  useEffect(() => {
    if (heights.length > 1) picture.current?.setLevel(levelFor(heights, chosen));
  }, [heights, chosen]);
  return { state, picture };
}
