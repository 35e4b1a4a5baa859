import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { call } from '../../platform/api-client.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { isAway, onAway } from '../../platform/maintenance.ts';
import classes from './maintenance-curtain.module.css';

const Page = lazy(async () => {
  const [{ MaintenancePage }] = await Promise.all([
    import('../../pages/maintenance-page.tsx'),
    loadTexts('frame'),
  ]);
  return { default: MaintenancePage };
});

const askAgainMs = 10_000;

/** Any answer opens the curtain; asking for the smallest one is how we notice. */
function useAskingAgain(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      call('GET /api/sign-in-options').catch(() => undefined);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, []);
}

function Curtain() {
  useAskingAgain();
  return (
    <div className={classes.curtain} role="alertdialog" aria-modal="true">
      <Suspense>
        <Page />
      </Suspense>
    </div>
  );
}

/** Before the page, which stays as it is: what was typed is still there when the server is. */
export function MaintenanceCurtain() {
  const isShown = useSyncExternalStore(onAway, isAway);
  return isShown && <Curtain />;
}
