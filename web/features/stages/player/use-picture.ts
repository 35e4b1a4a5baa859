import { type RefObject, useEffect, useRef, useState } from 'react';
import { openPicture, type Picture, type PictureState } from './player.picture.ts';

interface Shown {
  video: RefObject<HTMLVideoElement | null>;
  address: string;
  isLive: boolean;
  /** Where it is to begin, in seconds. */
  from: number | undefined;
}

/** Shows what is at an address, which may become another one for the same. */
export function usePicture({ video, address, isLive, from = 0 }: Shown) {
  const [state, setState] = useState<PictureState>('loading');
  const picture = useRef<Picture>(null);
  const newest = useRef(address);
  const beginning = useRef(from);
  useEffect(() => {
    newest.current = address;
    picture.current?.renew(address);
  }, [address]);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const hear = (event: string, next: PictureState) =>
      element.addEventListener(event, () => setState(next), { signal });
    hear('playing', 'playing');
    hear('waiting', 'waiting');
    void openPicture({
      video: element,
      address: newest.current,
      isLive,
      from: beginning.current,
      onState: setState,
    }).then((opened) => {
      if (signal.aborted) return opened.close();
      picture.current = opened;
      opened.renew(newest.current);
      return undefined;
    });
    return () => {
      ending.abort();
      picture.current?.close();
      picture.current = null;
    };
  }, [video, isLive]);
  return { state, picture };
}
