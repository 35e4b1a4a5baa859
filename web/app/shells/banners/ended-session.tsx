import { Suspense } from 'react';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useSession } from '../../../platform/session/session.ts';

const Sheet = lazyPart(async () => {
  const [{ SessionSheet }] = await Promise.all([
    import('./session-sheet.tsx'),
    loadTexts('accounts'),
  ]);
  return SessionSheet;
});

/** Nothing while the session lives. */
export function EndedSession() {
  const session = useSession();
  if (session) return null;
  return (
    <Suspense>
      <Sheet />
    </Suspense>
  );
}
