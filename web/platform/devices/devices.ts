/** `missing`: no such device; `denied`: not allowed to use it; `busy`: another program holds it. */
export type MediaFault = 'missing' | 'denied' | 'busy';
export type DeviceKind = 'audio' | 'video';

/** By their ids; nothing chosen is whatever the browser takes. */
export interface ChosenDevices {
  audio?: string | undefined;
  video?: string | undefined;
}

export interface OpenedTrack {
  track: MediaStreamTrack | null;
  fault: MediaFault | null;
}

const faultOf = (problem: unknown): MediaFault => {
  const name = problem instanceof DOMException ? problem.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
};

// On pages that are not secure the browser has no such thing.
const devices = () => (navigator as { mediaDevices?: MediaDevices }).mediaDevices;

const constraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 1280 }, height: { ideal: 720 } },
} as const;

/** A microphone or a camera; the chosen one, else any. */
export async function openTrack(kind: DeviceKind, chosen?: string): Promise<OpenedTrack> {
  const found = devices();
  if (!found) return { track: null, fault: 'missing' };
  try {
    const wanted = { ...constraints[kind], ...(chosen && { deviceId: { ideal: chosen } }) };
    const stream = await found.getUserMedia({ [kind]: wanted });
    return { track: stream.getTracks()[0] ?? null, fault: null };
  } catch (problem) {
    return { track: null, fault: faultOf(problem) };
  }
}

export const canShareScreen = (): boolean => typeof devices()?.getDisplayMedia === 'function';

async function askForScreen(hasSound: boolean): Promise<MediaStream | undefined> {
  try {
    return await devices()?.getDisplayMedia({ video: true, audio: hasSound });
  } catch {
    return undefined;
  }
}

/** Null where the person chose nothing. */
export const openScreen = async (): Promise<MediaStreamTrack | null> =>
  (await askForScreen(false))?.getVideoTracks()[0] ?? null;

/** With what is heard there, where browser and person give it. */
export async function openScreenWithSound(): Promise<Record<DeviceKind, MediaStreamTrack | null>> {
  const stream = await askForScreen(true);
  return {
    video: stream?.getVideoTracks()[0] ?? null,
    audio: stream?.getAudioTracks()[0] ?? null,
  };
}

export const listDevices = async (): Promise<MediaDeviceInfo[]> =>
  (await devices()
    ?.enumerateDevices()
    .catch(() => [])) ?? [];

export function onDevicesChanged(listener: () => void): () => void {
  const found = devices();
  found?.addEventListener('devicechange', listener);
  return () => found?.removeEventListener('devicechange', listener);
}
