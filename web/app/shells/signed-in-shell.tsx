import '../../ui/styles/signed-in.css';
import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityCheck } from '../../features/accounts/identity-check.tsx';
import { createQueryClient } from '../../platform/query-client.ts';
import { useLastSession } from '../../platform/session/session.ts';
import { organisationOf } from '../../platform/session/token-claims.ts';
import { EndedSession } from './ended-session.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';
import { useHomeAfterSwitch } from './use-home-after-switch.ts';
import { useLiveSession } from './use-live-session.ts';

function ForOnePerson() {
  const [queryClient] = useState(createQueryClient);
  const { dir } = useDirection();
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInFrame />
      <IdentityCheck />
      <EndedSession />
      {/* Away from the side where drawers open. */}
      <Notifications
        aria-live="polite"
        position={dir === 'rtl' ? 'bottom-right' : 'bottom-left'}
        limit={3}
      />
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
  return session && <ForOnePerson key={`${session.person.id} ${organisationId}`} />;
}
