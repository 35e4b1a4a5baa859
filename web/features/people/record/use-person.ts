import { useQuery } from '@tanstack/react-query';
import { CallProblem } from '../../../platform/call-problem.ts';
import { personOptions } from '../people.api.ts';

/** Somebody else's person and nobody at all look the same: there is no such page. */
export function usePerson(id: number) {
  const query = useQuery(personOptions(id));
  const { error, refetch } = query;
  return {
    person: query.data,
    problem: query.data ? null : error,
    isMissing: error instanceof CallProblem && error.status === 404,
    isReading: query.isFetching,
    readAgain: () => void refetch(),
  };
}
