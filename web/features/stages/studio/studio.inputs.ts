import {
  type ChosenDevices,
  type DeviceKind,
  type MediaFault,
  openScreenWithSound,
  openTrack,
} from '../../../platform/devices/devices.ts';
import type { Sound } from './studio.sound.ts';

export interface InputsState {
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  isMuted: boolean;
  chosen: ChosenDevices;
  faults: Partial<Record<DeviceKind, MediaFault>>;
}

export const noInputs: InputsState = {
  camera: null,
  microphone: null,
  screen: null,
  isMuted: false,
  chosen: {},
  faults: {},
};

const fieldOf = { audio: 'microphone', video: 'camera' } as const;

/** Camera, microphone and screen of a studio. */
export function openInputs(sound: () => Sound | null, onChange: (state: InputsState) => void) {
  let state = noInputs;
  let isClosed = false;
  let screenSound: MediaStreamTrack | null = null;
  const set = (next: Partial<InputsState>) => {
    state = { ...state, ...next };
    if (!state.screen) {
      screenSound?.stop();
      screenSound = null;
    }
    sound()?.put('microphone', state.microphone);
    sound()?.put('screen', screenSound);
    onChange(state);
  };
  const put = (field: 'camera' | 'microphone' | 'screen', track: MediaStreamTrack | null) => {
    state[field]?.stop();
    if (track && isClosed) return track.stop();
    // Pulled out, taken away by the browser, or ended by its own button.
    track?.addEventListener('ended', () => {
      if (state[field] === track) set({ [field]: null });
    });
    if (field === 'microphone' && track) track.enabled = !state.isMuted;
    set({ [field]: track });
  };
  const open = async (kind: DeviceKind) => {
    const { track, fault } = await openTrack(kind, state.chosen[kind]);
    state = { ...state, faults: { ...state.faults, [kind]: fault ?? undefined } };
    put(fieldOf[kind], track);
  };
  const setMuted = (isMuted: boolean) => {
    if (state.microphone) state.microphone.enabled = !isMuted;
    set({ isMuted });
  };
  return {
    open,
    mute: () => setMuted(true),
    toggleCamera: async () => (state.camera ? put('camera', null) : open('video')),
    toggleSound: async () => {
      if (!state.microphone) return open('audio');
      setMuted(!state.isMuted);
    },
    toggleScreen: async () => {
      if (state.screen) return put('screen', null);
      const { video, audio } = await openScreenWithSound();
      screenSound = audio;
      put('screen', video);
    },
    choose: async (kind: DeviceKind, deviceId: string) => {
      set({ chosen: { ...state.chosen, [kind]: deviceId } });
      if (state[fieldOf[kind]]) await open(kind);
    },
    /** To a mix that came later. */
    resend: () => set({}),
    close: () => {
      isClosed = true;
      for (const track of [state.camera, state.microphone, state.screen, screenSound])
        track?.stop();
    },
  };
}

export type Inputs = ReturnType<typeof openInputs>;
