import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../platform/loading/when-idle.ts';

const mayBePushed = () =>
  globalThis.Notification?.permission === 'granted' && 'serviceWorker' in navigator;

/** Where this browser takes pushes: it goes on taking them, and a tap leads on in this window. */
export function usePushedLinks(): void {
  const router = useRouter();
  useEffect(() => {
    if (!mayBePushed()) return;
    let forget: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { onPushTapped, renewPush } = await import('./notifications.push-device.ts');
      if (isGone) return;
      forget = onPushTapped((link) => router.history.push(link));
      await renewPush();
    };
    // What fails is tried again by the next page.
    const callOff = whenIdle(() => void start().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
      forget?.();
    };
  }, [router]);
}
