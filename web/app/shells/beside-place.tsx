import { Suspense } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const BesidePages = lazyPart(async () => (await import('./beside-pages.tsx')).BesidePages);

/** What goes on whatever page is open, loaded after what is in sight. */
export function BesidePlace() {
  return (
    <Suspense fallback={null}>
      <BesidePages />
    </Suspense>
  );
}
