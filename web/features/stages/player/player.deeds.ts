import type { Picture } from './player.picture.ts';

interface Attached {
  video: HTMLVideoElement;
  frame: HTMLElement;
  picture: () => Picture | null;
  isLive: boolean;
}

const stepSeconds = 5;
const volumeStep = 0.1;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, [role="tab"]') !== null;

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
  const louder = (by: number) => {
    if (!to) return;
    const { video } = to;
    // In tenths: many steps add up to whole ones.
    video.volume = Math.min(1, Math.max(0, Math.round((video.volume + by) * 10) / 10));
    if (by > 0) video.muted = false;
  };
  /** Wherever on its page somebody is. */
  const byKey = {
    k: deeds.toggle,
    m: deeds.mute,
    f: deeds.fill,
    c: () => captions?.(),
    ArrowLeft: () => stepBy(-stepSeconds),
    ArrowRight: () => stepBy(stepSeconds),
  };
  /** The page scrolls by these: they are the picture's while it has the focus. */
  const byKeyInside: Readonly<Record<string, () => void>> = {
    ...byKey,
    ' ': deeds.toggle,
    ArrowUp: () => louder(volumeStep),
    ArrowDown: () => louder(-volumeStep),
  };
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isOfLine = target instanceof HTMLInputElement && /^Arrow(?:Up|Down)$/.test(key);
    const isOfButton = key === ' ' && isPressable(target);
    if (isOfLine || isOfButton || event.altKey || event.ctrlKey || event.metaKey) return;
    const deed = byKeyInside[key];
    if (!deed || (target instanceof Element && target.closest('[role="menu"]'))) return;
    event.preventDefault();
    deed();
  };
  return {
    ...deeds,
    byKey,
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
