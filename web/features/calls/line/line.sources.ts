import type { Sending } from './line.ts';
import {
  type ChosenDevices,
  type DeviceKind,
  type MediaFault,
  openScreen,
  openTrack,
} from '../../../platform/devices/devices.ts';

/** What this window sends, and what stops it from sending more. */
export interface SourcesState {
  sending: Sending;
  picture: MediaStreamTrack | null;
  faults: Partial<Record<DeviceKind, MediaFault>>;
  chosen: ChosenDevices;
}

interface SourcesParts {
  onChange: (state: SourcesState) => void;
  onTrack: (kind: DeviceKind, track: MediaStreamTrack | null) => void;
}

export const noSources: SourcesState = {
  sending: { hasSound: false, hasCamera: false, hasScreen: false },
  picture: null,
  faults: {},
  chosen: {},
};

export interface Sources {
  open: (kind: DeviceKind) => Promise<void>;
  toggleSound: () => Promise<void>;
  toggleCamera: () => Promise<void>;
  toggleScreen: () => Promise<void>;
  choose: (kind: DeviceKind, deviceId: string) => Promise<void>;
  /** Hands out again what is open, to a line that came later. */
  resend: () => void;
  close: () => void;
}

/** Microphone, camera and screen of one call. A camera that is off is really off. */
export function openSources({ onChange, onTrack }: SourcesParts): Sources {
  let sound: MediaStreamTrack | null = null;
  let camera: MediaStreamTrack | null = null;
  let screen: MediaStreamTrack | null = null;
  let faults: SourcesState['faults'] = {};
  let chosen: ChosenDevices = {};
  let isClosed = false;

  const show = () => {
    if (isClosed) return;
    const hasSound = sound?.enabled ?? false;
    const sending = { hasSound, hasCamera: camera !== null, hasScreen: screen !== null };
    onChange({ sending, picture: screen ?? camera, faults, chosen });
  };

  const put = (kind: DeviceKind, track: MediaStreamTrack | null) => {
    if (kind === 'audio') {
      sound?.stop();
      sound = track;
      onTrack('audio', sound);
    } else {
      camera?.stop();
      camera = track;
      onTrack('video', screen ?? camera);
    }
    show();
  };

  const open = async (kind: DeviceKind) => {
    const { track, fault } = await openTrack(kind, chosen[kind]);
    if (isClosed) return track?.stop();
    faults = { ...faults, [kind]: fault ?? undefined };
    // Pulled out, or taken away by the browser.
    track?.addEventListener('ended', () => {
      if (track !== sound && track !== camera) return;
      faults = { ...faults, [kind]: 'missing' };
      put(kind, null);
    });
    put(kind, track);
  };

  const setScreen = (track: MediaStreamTrack | null) => {
    screen?.stop();
    screen = track;
    onTrack('video', screen ?? camera);
    show();
  };

  return {
    open,
    toggleSound: async () => {
      if (!sound) return open('audio');
      sound.enabled = !sound.enabled;
      show();
    },
    toggleCamera: async () => {
      if (camera) put('video', null);
      else await open('video');
    },
    toggleScreen: async () => {
      if (screen) return setScreen(null);
      const track = await openScreen();
      if (!track) return;
      if (isClosed) return track.stop();
      // The browser has a button of its own to stop it.
      track.addEventListener('ended', () => {
        if (track === screen) setScreen(null);
      });
      setScreen(track);
    },
    choose: async (kind, deviceId) => {
      chosen = { ...chosen, [kind]: deviceId };
      show();
      if (kind === 'audio' ? sound : camera) await open(kind);
    },
    resend: () => {
      onTrack('audio', sound);
      onTrack('video', screen ?? camera);
      show();
    },
    close: () => {
      isClosed = true;
      for (const track of [sound, camera, screen]) track?.stop();
    },
  };
}
