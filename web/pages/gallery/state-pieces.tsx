import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton, LinesSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import classes from './gallery-page.module.css';
import { words } from './gallery-samples.ts';

export function StatePieces() {
  return (
    <>
      <div className={classes.card}>
        <StateMessage
          icon={IconCalendarEvent}
          title={words.empty}
          text={words.emptyText}
          action={<Button>{words.add}</Button>}
        />
      </div>
      <div className={classes.card}>
        <ErrorState title={words.error} text={words.errorText} onRetry={() => undefined} />
      </div>
      <div className={classes.card}>
        <ErrorState
          title={words.error}
          text={words.errorText}
          isRetrying
          onRetry={() => undefined}
        />
      </div>
    </>
  );
}

export function SkeletonPieces() {
  return (
    <>
      <FormSkeleton fields={3} />
      <div className={classes.card}>
        <LinesSkeleton lines={4} />
      </div>
      <div className={`${classes.card} ${classes.row}`}>
        <Skeleton height={40} isRound />
        <Skeleton width="60%" height={16} />
      </div>
    </>
  );
}
