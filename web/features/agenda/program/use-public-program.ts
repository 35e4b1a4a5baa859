import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { programOptions } from './program.api.ts';

/** Nobody tells a visitor that something has changed: it is asked for, at a walk. */
const askAgainMs = 60_000;

export const usePublicProgram = (slug: string) =>
  useQuery({ ...programOptions(slug), refetchInterval: askAgainMs });

/** Each session has a page of its own. */
export function usePublicSessions(slug: string) {
  const navigate = useNavigate();
  const hrefOf = useCallback((sessionId: number) => `/e/${slug}/sessions/${sessionId}`, [slug]);
  const open = useCallback(
    (sessionId: number) =>
      void navigate({
        to: '/e/$slug/sessions/$sessionId',
        params: { slug, sessionId: String(sessionId) },
      }),
    [navigate, slug],
  );
  return { hrefOf, open };
}
