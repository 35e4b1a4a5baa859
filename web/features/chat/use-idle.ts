import { useEffect } from 'react';
import { sendCommand, whenConnected } from '../../platform/socket-client.ts';

const idleMs = 5 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'] as const;

/** Says when this window was left alone for a while, and when somebody is back. */
export function useIdle(): void {
  useEffect(() => {
    let isIdle = false;
    let timer: ReturnType<typeof setTimeout>;
    const say = () => void sendCommand('chat.presence', { isIdle }).catch(() => undefined);
    const become = (next: boolean) => {
      if (next === isIdle) return;
      isIdle = next;
      say();
    };
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(() => become(true), idleMs);
      if (document.visibilityState === 'visible') become(false);
    };
    const stopping = new AbortController();
    for (const sign of signs) {
      document.addEventListener(sign, stir, { passive: true, signal: stopping.signal });
    }
    const forget = whenConnected(say);
    stir();
    return () => {
      clearTimeout(timer);
      stopping.abort();
      forget();
    };
  }, []);
}
