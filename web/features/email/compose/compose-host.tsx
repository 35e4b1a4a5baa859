import { lazy, Suspense } from 'react';
import { panelKey } from './compose.unborn.ts';
import { useCompose } from './use-compose.ts';
import { useUnborn } from './use-unborn.ts';

const Compose = lazy(async () => {
  const { Compose } = await import('./compose.tsx');
  return { default: Compose };
});

/** Mounted once on an email screen: the draft that the address names lies over it. */
export function ComposeHost() {
  const { draftId, open, close, born } = useCompose();
  useUnborn(draftId !== undefined);
  if (!draftId) return null;
  return (
    <Suspense>
      <Compose
        key={panelKey(draftId)}
        draftId={draftId}
        onClose={close}
        onOpen={open}
        onBorn={born}
      />
    </Suspense>
  );
}
