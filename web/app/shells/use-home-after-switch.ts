import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** What stood at this address belongs to the organisation before; every tab goes home with it. */
export function useHomeAfterSwitch(organisationId: number): void {
  const router = useRouter();
  const before = useRef(organisationId);
  useEffect(() => {
    const hasSwitched = before.current !== organisationId && organisationId !== 0;
    if (before.current !== 0 && hasSwitched) void router.navigate({ to: '/', replace: true });
    if (organisationId !== 0) before.current = organisationId;
  }, [organisationId, router]);
}
