import { Suspense, useSyncExternalStore } from 'react';
import { isCornerAwake } from '../../features/stages/corner/corner.awake.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const CornerLayer = lazyPart(
  async () => (await import('../../features/stages/corner/corner-layer.tsx')).CornerLayer,
);

/** What is watched goes on on whatever page is open; what shows it is loaded with the first picture, after the words of its page. */
export function PicturePlace() {
  const isAwake = useSyncExternalStore(isCornerAwake.subscribe, isCornerAwake.get);
  return <Suspense fallback={null}>{isAwake && <CornerLayer />}</Suspense>;
}
