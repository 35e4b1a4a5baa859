import { Suspense } from 'react';
import { useWaitingDrops } from '../../features/dropcards/scan/use-waiting-drops.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const WaitingDrops = lazyPart(async () => {
  const [{ WaitingDrops: Found }] = await Promise.all([
    import('../../features/dropcards/card/use-giving.ts'),
    loadTexts('dropcards'),
  ]);
  return Found;
});

/** Cards given offline go out whatever page is open. */
export function WaitingDropsPlace() {
  const isWaiting = useWaitingDrops().length > 0;
  return <Suspense fallback={null}>{isWaiting && <WaitingDrops />}</Suspense>;
}
