import { Suspense, useSyncExternalStore } from 'react';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { isAway, onAway } from '../../../platform/maintenance.ts';

const MaintenanceDialog = lazyPart(async () => {
  const [{ MaintenanceDialog }] = await Promise.all([
    import('./maintenance-dialog.tsx'),
    loadTexts('frame'),
  ]);
  return MaintenanceDialog;
});

/** Before the page, which stays as it is: what was typed is still there when the server is. */
export function MaintenanceCurtain() {
  const isShown = useSyncExternalStore(onAway, isAway);
  if (!isShown) return null;
  return (
    <Suspense>
      <MaintenanceDialog />
    </Suspense>
  );
}
