import type { Picture } from './player.picture.ts';

interface Attached {
  video: HTMLVideoElement;
  frame: HTMLElement;
  picture: () => Picture | null;
  isLive: boolean;
}

const stepSeconds = 10;

/** What can be done with a picture, by its buttons and by keys, once it is there. */
export function playerDeeds() {
  let to: Attached | null = null;
  let captions: (() => void) | undefined;
  const deeds = {
    toggle: () => {
      if (!to) return;
      if (!to.video.paused) return to.video.pause();
      if (to.isLive) to.picture()?.goLive();
      to.video.play().catch(() => undefined);
    },
    mute: () => {
      if (to) to.video.muted = !to.video.muted;
    },
    fill: () => {
      const done = document.fullscreenElement
        ? document.exitFullscreen()
        : to?.frame.requestFullscreen();
      done?.catch(() => undefined);
    },
    seek: (seconds: number) => {
      if (to) to.video.currentTime = seconds;
    },
    playFrom: (seconds: number) => {
      deeds.seek(seconds);
      to?.video.play().catch(() => undefined);
    },
    /** Where it is, in seconds. */
    now: (): number => to?.video.currentTime ?? 0,
    goLive: () => to?.picture()?.goLive(),
    behind: (): number | null => to?.picture()?.behind() ?? null,
  };
  const stepBy = (seconds: number) => {
    if (to && !to.isLive) deeds.seek(to.video.currentTime + seconds);
  };
  const byKey: Readonly<Record<string, () => void>> = {
    k: deeds.toggle,
    m: deeds.mute,
    f: deeds.fill,
    c: () => captions?.(),
    ArrowLeft: () => stepBy(-stepSeconds),
    ArrowRight: () => stepBy(stepSeconds),
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
  return {
    ...deeds,
    /** What shows and hides them, where there are any. */
    onCaptions: (toggle: (() => void) | undefined) => {
      captions = toggle;
    },
    /** The answer takes them off again. */
    attach: (attached: Attached): (() => void) => {
      to = attached;
      attached.frame.addEventListener('keydown', press);
      return () => {
        to = null;
        attached.frame.removeEventListener('keydown', press);
      };
    },
  };
}

export type PlayerDeeds = ReturnType<typeof playerDeeds>;
