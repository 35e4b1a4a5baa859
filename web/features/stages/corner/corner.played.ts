import type { MyEvent } from '@plenum/contract';
import { useSyncExternalStore } from 'react';
import { heldValue } from '../../../platform/stored-value.ts';
import { playerDeeds } from '../player/player.deeds.ts';
import { untouched } from '../player/use-video-state.ts';
import { isCornerAwake } from './corner.awake.ts';

/** What somebody watches, wherever in the app they are. */
export interface Played {
  event: MyEvent;
  stageId: number;
  runId: number;
  isLive: boolean;
  /** Where a recording is to begin, in seconds. */
  from: number | undefined;
  title: string;
}

interface Watching {
  what: Played | null;
  /** The place a page gives it; without one it is in the corner. */
  slot: HTMLElement | null;
}

interface Mover {
  moveBefore?: (node: Node, before: Node | null) => void;
}

/** From one place to another in one step: a browser that can keeps even a frame of another page as it is. */
function moveTo(node: HTMLElement, place: HTMLElement): void {
  if (node.parentElement === place) return;
  const mover: Mover = place;
  if (mover.moveBefore && node.isConnected && place.isConnected) mover.moveBefore(node, null);
  else place.append(node);
}

const nothing: Watching = { what: null, slot: null };
const watching = heldValue(nothing);
/** The picture is drawn in it, and moves with it: its connection stays. */
const carrier = document.createElement('div');
const deeds = playerDeeds();
let home: HTMLElement | null = null;

/** Only what moves is worth a corner; of somebody else's player nothing is known. */
const isWorthKeeping = () =>
  carrier.querySelector('iframe') !== null || carrier.querySelector('video')?.paused === false;

/** Somebody asked for a moment: they look for the picture, which may be shown already. */
function goTo(slot: HTMLElement, before: Played | null, what: Played): void {
  const isSame = before?.runId === what.runId && before.isLive === what.isLive;
  if (what.from === undefined || (isSame && before.from === what.from)) return;
  slot.scrollIntoView({ block: 'center' });
  if (isSame) deeds.playFrom(what.from);
}

export const played = {
  carrier,
  deeds,
  /** In a page's place, until the answer is called: then it goes to the corner, if it plays. */
  showIn: (slot: HTMLElement, what: Played): (() => void) => {
    const before = watching.get().what;
    moveTo(carrier, slot);
    watching.set({ what, slot });
    isCornerAwake.set(true);
    goTo(slot, before, what);
    return () => {
      if (watching.get().slot !== slot) return;
      const isKept = isWorthKeeping();
      if (home) moveTo(carrier, home);
      watching.set({ what: isKept ? watching.get().what : null, slot: null });
    };
  },
  /** Where it is while no page has a place for it. */
  settle: (corner: HTMLElement): (() => void) => {
    home = corner;
    if (watching.get().slot === null) moveTo(carrier, corner);
    return () => {
      home = null;
    };
  },
  end: () => watching.set(nothing),
};

export const useWatching = (): Watching => useSyncExternalStore(watching.subscribe, watching.get);

/** What the picture does, for those who are not in it. */
export const playedState = heldValue(untouched);
