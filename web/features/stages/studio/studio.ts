import { type InputsState, noInputs, openInputs } from './studio.inputs.ts';
import { findCodec, pictureHeight, pictureWidth } from './studio.encoders.ts';
import { drawScene, type Scene } from './studio.scene.ts';
import type { Fate, Line } from './studio.sender.ts';
import { Sending } from './studio.sending.ts';
import { openSound, type Sound } from './studio.sound.ts';

/** `off`: nothing is sent; `taken_over`: another window sends; `over`: the run has ended. */
export type Standing = 'off' | 'sending' | 'taken_over' | 'over' | 'broken';

export interface StudioState {
  inputs: InputsState;
  scene: Scene;
  standing: Standing;
  line: Line;
  /** Null: not looked yet; false: this browser has no encoders. */
  canSend: boolean | null;
}

const againMs = 2_000;
const quiet: Line = { behind: 0, isLost: false };
export const untouchedStudio: StudioState = {
  inputs: noInputs,
  scene: { layout: 'corner', caption: { name: '', line: '' }, card: { text: '', until: null } },
  standing: 'off',
  line: quiet,
  canSend: null,
};

type Address = () => Promise<string>;
type Send = (address: string, number: number, bytes: Uint8Array<ArrayBuffer>) => Promise<Fate>;

/** One window's studio: what is seen and heard in it, put together, and where it goes. */
export function openStudio(send: Send, onChange: (state: StudioState) => void) {
  let state = untouchedStudio;
  let codec: string | null = null;
  let sound: Sound | null = null;
  let sending: Sending | null = null;
  const canvas = document.createElement('canvas');
  canvas.width = pictureWidth;
  canvas.height = pictureHeight;
  const context = canvas.getContext('2d', { alpha: false });
  const videos = { camera: aVideo(), screen: aVideo() };
  const timer = new Worker(new URL('./studio.timer-worker.ts', import.meta.url), {
    type: 'module',
  });

  const set = (next: Partial<StudioState>) => {
    state = { ...state, ...next };
    onChange(state);
  };
  const inputs = openInputs(
    () => sound,
    (next) => {
      show(videos.camera, next.camera);
      show(videos.screen, next.screen);
      set({ inputs: next });
    },
  );
  const draw = () => {
    if (context) drawScene(context, state.scene, shownOf(state.inputs, videos), Date.now());
    sending?.tick();
  };
  timer.addEventListener('message', draw);

  /** Rises with each beginning and end: what was begun for an older one is let go. */
  let turn = 0;
  const halt = async (): Promise<void> => {
    const stopped = sending?.stop();
    sending = null;
    await stopped;
  };
  const stop = async (standing: Standing): Promise<void> => {
    turn += 1;
    set({ standing, line: quiet });
    await halt();
  };
  const beginIn = async (mine: number, addressOf: Address): Promise<void> => {
    await halt();
    const address = await addressOf();
    if (turn !== mine || codec === null) return;
    sending = new Sending({
      codec,
      canvas,
      send: (number, bytes) => send(address, number, bytes),
      onLine: (line) => set({ line }),
      onEnd: (end) =>
        end === 'from_the_start' ? void beginAgain(mine, addressOf) : void stop(end),
    });
    set({ standing: 'sending', line: quiet });
  };
  /** What was kept is too old by now, or the server lost it: from this moment, once there is a line. */
  const beginAgain = async (mine: number, addressOf: Address): Promise<void> => {
    while (turn === mine) {
      set({ line: { behind: 0, isLost: true } });
      try {
        return await beginIn(mine, addressOf);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
  };

  return {
    canvas,
    inputs,
    begin: (addressOf: Address) => beginIn((turn += 1), addressOf),
    stop: () => stop('off'),
    change: (scene: Partial<Scene>) => set({ scene: { ...state.scene, ...scene } }),
    /** From 0 to 1. */
    level: () => sound?.level() ?? 0,
    /** Asks for camera and microphone, and looks whether this browser can send. */
    prepare: async () => {
      codec = await findCodec();
      set({ canSend: codec !== null });
      if (codec === null) return;
      sound = await openSound();
      sound.onPacket = (samples) => sending?.hear(samples);
      await Promise.all([inputs.open('video'), inputs.open('audio')]);
    },
    close: () => {
      turn += 1;
      void halt();
      timer.terminate();
      inputs.close();
      sound?.close();
    },
  };
}

export type Studio = ReturnType<typeof openStudio>;

type Videos = Record<'camera' | 'screen', HTMLVideoElement>;

const shownOf = ({ camera, screen }: InputsState, videos: Videos) => ({
  camera: camera ? videos.camera : null,
  screen: screen ? videos.screen : null,
});

function aVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  return video;
}

function show(video: HTMLVideoElement, track: MediaStreamTrack | null): void {
  const shown = video.srcObject instanceof MediaStream ? video.srcObject.getTracks()[0] : null;
  if (shown === track) return;
  video.srcObject = track && new MediaStream([track]);
  if (track) video.play().catch(() => undefined);
}
