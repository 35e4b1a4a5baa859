import type { MyBooth } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { ownBoothsOptions } from './booths.own-booths.ts';
import { useLiveOwnBooths } from './use-live-own-booths.ts';

const none: readonly MyBooth[] = [];

/** The booths I work at, kept true; none while they are not known. */
export function useOwnBooths(): readonly MyBooth[] {
  useLiveOwnBooths();
  return useQuery(ownBoothsOptions()).data ?? none;
}
