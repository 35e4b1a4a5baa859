import { useQuery } from '@tanstack/react-query';
import { myProfile } from '../profiles.live.ts';

const none: readonly string[] = [];

/** What others may have in common with me; nothing until it is known. */
export const useMyInterests = (): readonly string[] =>
  useQuery(myProfile.options()).data?.interests ?? none;
