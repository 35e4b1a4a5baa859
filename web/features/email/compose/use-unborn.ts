import { useEffect } from 'react';
import { ownerOf } from '../../../platform/query-client.ts';
import { useLastSession } from '../../../platform/session/session.ts';
import { whenIdle } from '../../../platform/loading/when-idle.ts';

/** The panel is there without a connection, too; what was begun without one follows later. */
export function useUnborn(isOpen: boolean): void {
  const session = useLastSession();
  const owner = session ? ownerOf(session) : '';
  useEffect(
    () =>
      whenIdle(() => {
        void import('./compose.tsx');
        void import('../../../ui/rich-text/rich-text-editor.tsx');
      }),
    [],
  );
  useEffect(() => {
    if (isOpen || !owner) return undefined;
    const bring = async () => {
      const { bringUnborn } = await import('./compose.bring-unborn.ts');
      await bringUnborn(owner);
    };
    const tryIt = () => void bring().catch(() => undefined);
    tryIt();
    addEventListener('online', tryIt);
    return () => removeEventListener('online', tryIt);
  }, [isOpen, owner]);
}
