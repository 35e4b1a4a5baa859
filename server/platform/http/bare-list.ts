import { mostInList } from '@plenum/contract';

/** Of one more than a list holds, what is answered of them. */
export const bareList = <T>(found: readonly T[]) => ({
  body: found.slice(0, mostInList),
  hasMore: found.length > mostInList,
});
