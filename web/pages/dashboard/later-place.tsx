import type { MyEvent } from '@plenum/contract';
import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { Later } from '../../ui/later.tsx';

const LaterPanels = lazyPart(async () => {
  const [{ LaterPanels: Panels }] = await Promise.all([
    import('./later-panels.tsx'),
    loadTexts('waiting', 'profiles'),
  ]);
  return Panels;
});

interface LaterPlaceProps {
  event: MyEvent;
  isOrganiser: boolean;
}

/** The dashboard stands without them. */
export function LaterPlace(props: LaterPlaceProps) {
  return (
    <Later>
      <Suspense fallback={null}>
        <LaterPanels {...props} />
      </Suspense>
    </Later>
  );
}
