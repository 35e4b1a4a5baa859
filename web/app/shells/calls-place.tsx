import { Suspense, useEffect } from 'react';
import { listenToCalls } from '../../features/calls/calls.live.ts';
import { useCallsAwake } from '../../features/calls/line/line.heard.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const CallLayer = lazyPart(async () => {
  const [{ CallLayer: Found }] = await Promise.all([
    import('../../features/calls/window/call-layer.tsx'),
    loadTexts('calls'),
  ]);
  return Found;
});

/** A call rings on whatever page is open; what shows it is loaded with the first one. */
export function CallsPlace() {
  const isAwake = useCallsAwake();
  useEffect(listenToCalls, []);
  return <Suspense fallback={null}>{isAwake && <CallLayer />}</Suspense>;
}
