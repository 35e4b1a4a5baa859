import { Suspense, useSyncExternalStore } from 'react';
import { isCornerAwake } from '../../features/stages/corner/corner.awake.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const CornerLayer = lazyPart(async () => {
  const [{ CornerLayer: Found }] = await Promise.all([
    import('../../features/stages/corner/corner-layer.tsx'),
    loadTexts('stages'),
  ]);
  return Found;
});

/** What is watched goes on on whatever page is open; what shows it is loaded with the first picture. */
export function PicturePlace() {
  const isAwake = useSyncExternalStore(isCornerAwake.subscribe, isCornerAwake.get);
  return <Suspense fallback={null}>{isAwake && <CornerLayer />}</Suspense>;
}
