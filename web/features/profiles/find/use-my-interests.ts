import { useQuery } from '@tanstack/react-query';
import { myProfileOptions } from '../profiles.api.ts';

const none: readonly string[] = [];

/** What others may have in common with me; nothing until it is known. */
export const useMyInterests = (): readonly string[] =>
  useQuery(myProfileOptions()).data?.interests ?? none;
