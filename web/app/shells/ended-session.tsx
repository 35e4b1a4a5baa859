import { lazy, Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { useSession } from '../../platform/session/session.ts';

const Sheet = lazy(async () => {
  const [{ SessionSheet }] = await Promise.all([
    import('./session-sheet.tsx'),
    loadTexts('accounts'),
  ]);
  return { default: SessionSheet };
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
