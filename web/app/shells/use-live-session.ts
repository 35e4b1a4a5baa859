import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepSessionFresh } from '../../platform/session/keep-session-fresh.ts';
import { session, useSession } from '../../platform/session/session.ts';
import { onMessage, openSocket } from '../../platform/socket-client.ts';

/** Renewal and socket live as long as the session; when it ends the sign-in page is next. */
export function useLiveSession(): void {
  const router = useRouter();
  const personId = useSession()?.person.id;

  useEffect(
    () =>
      session.subscribe(() => {
        if (!session.last()) void router.invalidate();
      }),
    [router],
  );

  useEffect(() => {
    if (personId === undefined) return undefined;
    const stopRenewing = keepSessionFresh();
    // Ended on purpose, here or elsewhere: nothing of the page may stay in sight.
    const stopListening = onMessage('accounts.session_ended', session.clear);
    const closeSocket = openSocket();
    return () => {
      stopRenewing();
      stopListening();
      closeSocket();
    };
  }, [personId]);
}
