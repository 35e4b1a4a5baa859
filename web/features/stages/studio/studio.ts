import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { type InputsState, noInputs, openInputs } from './studio.inputs.ts';
import { aVideo, type GuestOnStage, openGuests } from './studio.guests.ts';
import { findCodec, pictureHeight, pictureWidth } from './studio.encoders.ts';
import { drawScene, type Scene } from './studio.scene.ts';
import type { Line } from './studio.sender.ts';
import { openSound, type Sound } from './studio.sound.ts';
import { type SendPiece, type Standing, Transmission } from './studio.transmission.ts';

export interface StudioState {
  inputs: InputsState;
  scene: Scene;
  standing: Standing;
  line: Line;
  /** Null: not looked yet; false: this browser has no encoders. */
  canSend: boolean | null;
}

/** Pictures a second that guests get back. */
const returnedPictures = 15;
const quiet: Line = { behind: 0, isLost: false };
export const untouchedStudio: StudioState = {
  inputs: noInputs,
  scene: { layout: 'corner', caption: { name: '', line: '' }, card: { text: '', until: null } },
  standing: 'off',
  line: quiet,
  canSend: null,
};

/** One window's studio: what is seen and heard in it, put together, and where it goes. */
export function openStudio(send: SendPiece, onChange: (state: StudioState) => void) {
  let state = untouchedStudio;
  let codec: string | null = null;
  let sound: Sound | null = null;
  let returned: MediaStream | null = null;
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

  const guests = openGuests(() => sound);

  const transmission = new Transmission({
    send,
    canvas,
    codec: () => codec,
    onLine: (line) => set({ line }),
    onStanding: (standing) => set({ standing, line: quiet }),
  });
  const draw = () => {
    const pictures = { ...shownOf(state.inputs, videos), guests: guests.shown() };
    if (context) drawScene(context, state.scene, pictures, Date.now());
    transmission.tick();
  };
  timer.addEventListener('message', () => {
    try {
      draw();
    } finally {
      timer.postMessage(null, []);
    }
  });

  return {
    canvas,
    inputs,
    begin: (askForPass: () => Promise<string>) => transmission.begin(askForPass),
    stop: () => transmission.stop('off'),
    change: (scene: Partial<Scene>) => set({ scene: { ...state.scene, ...scene } }),
    setGuests: (next: readonly GuestOnStage[]) => guests.set(next),
    /** What guests see and hear of it: the picture as it is sent, and what is heard here. */
    returned: (): Record<DeviceKind, MediaStreamTrack | null> => ({
      audio: sound?.own() ?? null,
      video: (returned ??= canvas.captureStream(returnedPictures)).getVideoTracks()[0] ?? null,
    }),
    /** From 0 to 1. */
    level: () => sound?.level() ?? 0,
    /** Asks for camera and microphone, and looks whether this browser can send. */
    prepare: async () => {
      codec = await findCodec();
      set({ canSend: codec !== null });
      if (codec === null) return;
      // First: a page that hears and sees is allowed to sound.
      await Promise.all([inputs.open('video'), inputs.open('audio')]);
      sound = await openSound();
      sound.onPacket = (samples) => transmission.hear(samples);
      inputs.resend();
      guests.resend();
    },
    close: () => {
      void transmission.close();
      timer.terminate();
      inputs.close();
      guests.close();
      for (const track of returned?.getTracks() ?? []) track.stop();
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

function show(video: HTMLVideoElement, track: MediaStreamTrack | null): void {
  const shown = video.srcObject instanceof MediaStream ? video.srcObject.getTracks()[0] : null;
  if (shown === track) return;
  video.srcObject = track && new MediaStream([track]);
  if (track) video.play().catch(() => undefined);
}
