import { type RefObject, useEffect, useRef, useState } from 'react';
import { openReader } from '../../platform/camera/code-reader.ts';

/** `missing`: no camera, or a page that may not ask for one; `busy`: another program holds it. */
export type CameraState = 'asking' | 'running' | 'denied' | 'missing' | 'busy';

export interface CameraUse {
  /** Answers whether it was what was looked for: then reading ends. */
  onText: (text: string) => boolean;
  /** By its id; else the one that looks away from the person. */
  deviceId?: string | undefined;
  /** What sees for us by now; null once it is closed. */
  onTrack?: ((track: MediaStreamTrack | null) => void) | undefined;
}

/** Often enough to feel instant, seldom enough to leave a phone cool. */
const pauseMs = 150;

const stateOf = (problem: unknown): CameraState => {
  const name = problem instanceof DOMException ? problem.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
};

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

async function openCamera(
  video: HTMLVideoElement,
  deviceId: string | undefined,
  signal: AbortSignal,
): Promise<MediaStreamTrack | null> {
  // On pages that are not secure the browser has no such thing.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('', 'NotFoundError');
  const which = deviceId ? { deviceId: { ideal: deviceId } } : { facingMode: 'environment' };
  const stream = await mediaDevices.getUserMedia({ video: { ...which, width: { ideal: 1280 } } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) {
    stop();
    return null;
  }
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  return stream.getVideoTracks()[0] ?? null;
}

async function readUntil(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => boolean,
): Promise<void> {
  const reader = await openReader();
  signal.addEventListener('abort', reader.close);
  while (!signal.aborted) {
    const text = await reader.read(video).catch(() => null);
    if (text !== null && !signal.aborted && onText(text)) return;
    await pause();
  }
}

/** Opens the camera while it is shown and reads what it sees, until `onText` has what it wants. */
export function useCamera(use: CameraUse): {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(use);
  const [state, setState] = useState<CameraState>('asking');
  const { deviceId } = use;
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const run = async (shown: HTMLVideoElement) => {
      const track = await openCamera(shown, deviceId, signal);
      if (signal.aborted) return;
      setState('running');
      latest.current.onTrack?.(track);
      await readUntil(shown, signal, (text) => latest.current.onText(text));
    };
    if (video.current) {
      run(video.current).catch((problem: unknown) => {
        if (!signal.aborted) setState(stateOf(problem));
      });
    }
    return () => {
      closing.abort();
      latest.current.onTrack?.(null);
    };
  }, [deviceId]);
  return { state, video };
}
