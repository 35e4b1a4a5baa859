import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLastSession } from '../../../platform/session/session.ts';
import { countView, tellOnLeaving, type ViewedPlace } from './counting.ts';
import { screenAt } from './counting.screens.ts';

/** Counts each page that is opened, once it is in sight. */
export function useCountedViews(kind: ViewedPlace['kind'], slug: string): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const isOrganiser = useLastSession()?.person.role === 'admin';
  const last = useRef<string>(undefined);
  useEffect(tellOnLeaving, []);
  useEffect(() => {
    if (path === undefined || isOrganiser) return undefined;
    const count = () => {
      if (document.hidden || last.current === path) return;
      last.current = path;
      countView({ kind, slug }, screenAt(path));
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [path, kind, slug, isOrganiser]);
}
