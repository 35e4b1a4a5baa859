import type { MyBooth } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { ownBoothsOptions } from './booths.own-booths.ts';

const none: readonly MyBooth[] = [];

/** The booths I work at; none while they are not known. */
export const useOwnBooths = (): readonly MyBooth[] => useQuery(ownBoothsOptions()).data ?? none;
