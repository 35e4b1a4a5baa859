import { useEffect, useRef } from 'react';
import { whenConnected } from '../../../platform/socket-client.ts';
import { useSendWaiting } from '../card/use-giving.ts';

const pauseMs = 30_000;

/** Shown nowhere, there as long as cards wait: sends them as soon as the server can be reached. */
export function WaitingDrops() {
  const send = useSendWaiting();
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const now = () => void latest.current();
    now();
    const timer = setInterval(now, pauseMs);
    globalThis.addEventListener('online', now);
    const forget = whenConnected(now);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', now);
      forget();
    };
  }, []);
  return null;
}
