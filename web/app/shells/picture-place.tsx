import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { isCornerAwake } from '../../features/stages/corner/corner.awake.ts';
import { loadPart } from '../../platform/loading/lazy-part.ts';

const loadLayer = async () =>
  (await import('../../features/stages/corner/corner-layer.tsx')).CornerLayer;

/**
 * What is watched goes on on whatever page is open; what shows it is loaded with the first picture.
 * Without `Suspense`, which would hold it back by a third of a second although it is there.
 */
export function PicturePlace() {
  const isAwake = useSyncExternalStore(isCornerAwake.subscribe, isCornerAwake.get);
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isAwake) void loadPart(loadLayer).then((layer) => setLayer(() => layer));
  }, [isAwake]);
  return Layer && <Layer />;
}
