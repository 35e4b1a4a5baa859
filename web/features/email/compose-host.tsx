import { lazy, Suspense } from 'react';
import { useCompose } from './use-compose.ts';

const Compose = lazy(async () => {
  const { Compose } = await import('./compose.tsx');
  return { default: Compose };
});

/** Mounted once on an email screen: the draft that the address names lies over it. */
export function ComposeHost() {
  const { draftId, open, close } = useCompose();
  if (!draftId) return null;
  return (
    <Suspense>
      <Compose key={draftId} draftId={draftId} onClose={close} onOpen={open} />
    </Suspense>
  );
}
