import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useCan, usualNeed } from '../../platform/abilities.ts';
import { PageName } from '../../platform/page-name.ts';
import { refreshAbilities } from '../../platform/session/refresh-abilities.ts';
import { useTrail } from '../use-trail.ts';
import { Breadcrumbs } from './top/breadcrumbs.tsx';

const NotAuthorisedPage = lazy(() =>
  import('../../pages/apart/not-authorised-page.tsx').then((page) => ({
    default: page.NotAuthorisedPage,
  })),
);

/** The address stays; who may not see what is there is told so, until their abilities change. */
export function GuardedOutlet({ shortName }: { shortName: string }) {
  const can = useCan();
  const trail = useTrail(shortName);
  const isAllowed = useMatches({
    select: (matches) =>
      can(matches.findLast(({ staticData }) => staticData.needs)?.staticData.needs ?? usualNeed),
  });
  useEffect(() => {
    if (!isAllowed) refreshAbilities();
  }, [isAllowed]);
  if (isAllowed) {
    return (
      <PageName value={trail && trail.name}>
        {trail && <Breadcrumbs {...trail} />}
        <Outlet />
      </PageName>
    );
  }
  return (
    <Suspense>
      <NotAuthorisedPage />
    </Suspense>
  );
}
