import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { stopActing } from '../../platform/session/act-as.ts';
import { acting } from '../../platform/session/acting.ts';
import { keepSessionFresh } from '../../platform/session/keep-session-fresh.ts';
import { session, useSession } from '../../platform/session/session.ts';
import { onMessage } from '../../platform/messages.ts';
import { openSocket } from '../../platform/socket-client.ts';

/** Ended on purpose, here or elsewhere: nothing of the page may stay in sight. */
const leave = () => (acting.get() ? stopActing() : session.clear('ended'));

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
    const stopListening = onMessage('accounts.session_ended', () => {
      // The socket of a session that was left may still be open.
      if (session.last()?.person.id === personId) leave();
    });
    const closeSocket = openSocket();
    return () => {
      stopRenewing();
      stopListening();
      closeSocket();
    };
  }, [personId]);
}
