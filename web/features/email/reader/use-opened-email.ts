import type { EmailDetail } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { CallProblem } from '../../../platform/call-problem.ts';
import { opened } from '../email.live.ts';

export type OpenedEmail =
  | { state: 'reading' }
  | { state: 'missing' }
  | { state: 'failed'; problem: unknown; isReading: boolean; readAgain: () => void }
  | { state: 'open'; email: EmailDetail; thread: EmailDetail[] };

/** In the trash, a mail stands outside its thread. */
const withItself = (email: EmailDetail, thread: EmailDetail[]) =>
  thread.some(({ id }) => id === email.id)
    ? thread
    : [...thread, email].toSorted((one, other) => one.id - other.id);

export function useOpenedEmail(emailId: number): OpenedEmail {
  const query = useQuery(opened.options(emailId));
  const { data, error } = query;
  const isGone = error instanceof CallProblem && error.status === 404;
  if (data?.isGone || isGone) return { state: 'missing' };
  if (!data) {
    if (!error) return { state: 'reading' };
    const readAgain = () => void query.refetch();
    return { state: 'failed', problem: error, isReading: query.isFetching, readAgain };
  }
  const { email, thread } = data;
  return { state: 'open', email, thread: withItself(email, thread) };
}
