import { type RefObject, useEffect, useRef, useState } from 'react';
import { openReader } from './scan.reader.ts';

/** `missing`: no camera, or a page that may not ask for one; `busy`: another program holds it. */
export type CameraState = 'asking' | 'running' | 'denied' | 'missing' | 'busy';

/** Often enough to feel instant, seldom enough to leave a phone cool. */
const pauseMs = 150;

const stateOf = (problem: unknown): CameraState => {
  const name = problem instanceof DOMException ? problem.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
};

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  // On pages that are not secure the browser has no such thing.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('', 'NotFoundError');
  const stream = await mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
}

async function readUntil(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => boolean,
): Promise<void> {
  const read = await openReader();
  while (!signal.aborted) {
    const text = await read(video).catch(() => null);
    if (text !== null && !signal.aborted && onText(text)) return;
    await pause();
  }
}

/** Opens the camera while it is shown and reads what it sees, until `onText` has what it wants. */
export function useCamera(onText: (text: string) => boolean): {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onText);
  const [state, setState] = useState<CameraState>('asking');
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const run = async (shown: HTMLVideoElement) => {
      await openCamera(shown, signal);
      if (signal.aborted) return;
      setState('running');
      await readUntil(shown, signal, (text) => latest.current(text));
    };
    if (video.current) {
      run(video.current).catch((problem: unknown) => {
        if (!signal.aborted) setState(stateOf(problem));
      });
    }
    return () => closing.abort();
  }, []);
  return { state, video };
}
