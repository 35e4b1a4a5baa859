import '../../ui/styles/signed-in.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { IdentityCheck } from '../../features/accounts/proof/identity-check.tsx';
import { myEventsOptions } from '../../platform/current-event.ts';
import { organisationOptions } from '../../platform/organisation.ts';
import { listenToLives } from '../../platform/live/lives.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { preferencesOptions } from '../../platform/preferences.ts';
import { ownerOf, queryClientOf } from '../../platform/query-client.ts';
import { readAhead } from '../../platform/loading/read-ahead.ts';
import { useLastSession } from '../../platform/session/session.ts';
import { Later } from '../../ui/later.tsx';
import { organisationOf } from '../../platform/session/token-claims.ts';
import { EndedSession } from './banners/ended-session.tsx';
import { belongingsOptions } from './top/organisation-switcher.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';
import { useLiveSession } from './use-live-session.ts';
import { useRouter } from '@tanstack/react-router';

const ToastPlace = lazyPart(
  async () => (await import('../../ui/toast/toast-place.tsx')).ToastPlace,
);

/** What the frame shows beside every page. */
export const readFrame = () =>
  readAhead((client) => [
    client.query(organisationOptions()),
    client.query(preferencesOptions()),
    client.query(belongingsOptions()),
    client.query(myEventsOptions()),
  ]);

function ForOnePerson({ queryClient }: { queryClient: QueryClient }) {
  useEffect(() => listenToLives(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInFrame />
      <Later>
        <IdentityCheck />
        <EndedSession />
        <Suspense fallback={null}>
          <ToastPlace />
        </Suspense>
      </Later>
    </QueryClientProvider>
  );
}

/**
 * Everything that only signed-in people load. Another person, or the same one in another
 * organisation, gets nothing of what was there before.
 */
export function SignedInShell() {
  const session = useLastSession();
  const organisationId = organisationOf(session?.accessToken ?? '');
  useLiveSession();
  useHomeAfterSwitch(organisationId);
  return session && <ForOnePerson key={ownerOf(session)} queryClient={queryClientOf(session)} />;
}

/** What stood at this address belongs to the organisation before; every tab goes home with it. */
function useHomeAfterSwitch(organisationId: number): void {
  const router = useRouter();
  const before = useRef(organisationId);
  useEffect(() => {
    const hasSwitched = before.current !== organisationId && organisationId !== 0;
    if (before.current !== 0 && hasSwitched) void router.navigate({ to: '/', replace: true });
    if (organisationId !== 0) before.current = organisationId;
  }, [organisationId, router]);
}
