import '../../ui/styles/signed-in.css';
import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityCheck } from '../../features/accounts/identity-check.tsx';
import { createQueryClient } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session/session.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import { useLiveSession } from './use-live-session.ts';

function ForOnePerson() {
  const [queryClient] = useState(createQueryClient);
  const { dir } = useDirection();
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInFrame />
      <IdentityCheck />
      {/* Away from the side where drawers open. */}
      <Notifications
        aria-live="polite"
        position={dir === 'rtl' ? 'bottom-right' : 'bottom-left'}
        limit={3}
      />
    </QueryClientProvider>
  );
}

/** Everything that only signed-in people load. Another person gets nothing of the one before. */
export function SignedInShell() {
  const session = useSession();
  useLiveSession();
  return session && <ForOnePerson key={session.person.id} />;
}
