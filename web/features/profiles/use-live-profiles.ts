import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToProfiles } from './profiles.live.ts';

export function useLiveProfiles(): void {
  const client = useQueryClient();
  useEffect(() => listenToProfiles(client), [client]);
}
