import type { EmailDetail } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { CallProblem } from '../../../platform/call-problem.ts';
import { emailOptions, newsOptions } from '../email.api.ts';
import { detailWithNews } from '../email.news.ts';
import { useWithPending } from '../use-email-changes.ts';

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
  const query = useQuery(emailOptions(emailId));
  const news = useWithPending(useQuery(newsOptions()).data);
  const { data, error } = query;
  const isGone = error instanceof CallProblem && error.status === 404;
  if (news.gone.has(emailId) || isGone) return { state: 'missing' };
  if (!data) {
    if (!error) return { state: 'reading' };
    const readAgain = () => void query.refetch();
    return { state: 'failed', problem: error, isReading: query.isFetching, readAgain };
  }
  const email = detailWithNews(data.email, news);
  const thread = data.thread
    .filter(({ id }) => !news.gone.has(id))
    .map((one) => detailWithNews(one, news))
    .filter(({ id, folder }) => folder !== 'trash' || id === emailId);
  return { state: 'open', email, thread: withItself(email, thread) };
}
