import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useCan, usualNeed } from '../../platform/abilities.ts';
import { refreshAbilities } from '../../platform/session/refresh-abilities.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const NotAuthorisedPage = lazy(() =>
  import('../../pages/not-authorised-page.tsx').then((page) => ({
    default: page.NotAuthorisedPage,
  })),
);

/** The address stays; who may not see what is there is told so, until their abilities change. */
export function GuardedOutlet({ shortName }: { shortName: string }) {
  const can = useCan();
  const isAllowed = useMatches({
    select: (matches) =>
      can(matches.findLast(({ staticData }) => staticData.needs)?.staticData.needs ?? usualNeed),
  });
  useEffect(() => {
    if (!isAllowed) refreshAbilities();
  }, [isAllowed]);
  if (isAllowed) {
    return (
      <>
        <Breadcrumbs shortName={shortName} />
        <Outlet />
      </>
    );
  }
  return (
    <Suspense>
      <NotAuthorisedPage />
    </Suspense>
  );
}
