import type { ReactNode } from 'react';
import { useProblemText } from '../platform/use-problem-text.ts';
import { ErrorState } from './error-state.tsx';

interface Reading {
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface ReadingStateProps {
  reading: Reading;
  /** What could not be read. */
  title: string;
  /** Shaped like what comes. */
  skeleton: ReactNode;
  problemText?: (problem: unknown) => string;
}

/** What stands in the place of something that is still being read, or could not be. */
export function ReadingState({ reading, title, skeleton, problemText }: ReadingStateProps) {
  const usualText = useProblemText();
  const { error, isFetching, refetch } = reading;
  if (!error) return skeleton;
  return (
    <ErrorState
      title={title}
      text={(problemText ?? usualText)(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
