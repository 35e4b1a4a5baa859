import { type RefObject, useEffect, useMemo } from 'react';
import type { Picture } from './player.picture.ts';

interface Player {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
  picture: RefObject<Picture | null>;
  isLive: boolean;
}

const stepSeconds = 10;

/** What can be done with a picture, by its buttons and by keys. */
export function useDeeds({ video, frame, picture, isLive }: Player) {
  const deeds = useMemo(
    () => ({
      toggle: () => {
        const element = video.current;
        if (!element) return;
        if (!element.paused) return element.pause();
        if (isLive) picture.current?.goLive();
        element.play().catch(() => undefined);
      },
      mute: () => {
        const element = video.current;
        if (element) element.muted = !element.muted;
      },
      fill: () => {
        const done = document.fullscreenElement
          ? document.exitFullscreen()
          : frame.current?.requestFullscreen();
        done?.catch(() => undefined);
      },
      seek: (to: number) => {
        const element = video.current;
        if (element) element.currentTime = to;
      },
      goLive: () => picture.current?.goLive(),
      behind: () => picture.current?.behind() ?? null,
    }),
    [video, frame, picture, isLive],
  );
  useEffect(() => {
    const element = frame.current;
    const step = (seconds: number) => deeds.seek((video.current?.currentTime ?? 0) + seconds);
    const byKey: Readonly<Record<string, () => void>> = {
      k: deeds.toggle,
      m: deeds.mute,
      f: deeds.fill,
      ...(!isLive && {
        ArrowLeft: () => step(-stepSeconds),
        ArrowRight: () => step(stepSeconds),
      }),
    };
    const press = (event: KeyboardEvent) => {
      // A line one seeks on has arrows of its own.
      const isOnLine = event.target instanceof HTMLInputElement && event.key.startsWith('Arrow');
      if (isOnLine || event.altKey || event.ctrlKey || event.metaKey) return;
      const deed = byKey[event.key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [frame, video, deeds, isLive]);
  return deeds;
}

export type PlayerDeeds = ReturnType<typeof useDeeds>;
