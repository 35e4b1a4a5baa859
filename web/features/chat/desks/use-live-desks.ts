import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToDesks } from './desks.live.ts';

export function useLiveDesks(): void {
  const client = useQueryClient();
  useEffect(() => listenToDesks(client), [client]);
}
