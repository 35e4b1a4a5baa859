import type { MyEvent } from '@plenum/contract';
import { IconEyeCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from '../setup/exhibitor-panel.module.css';
import { booths } from '../booths/booths.live.ts';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewDifferences } from './review-differences.tsx';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface ReviewPanelProps {
  event: MyEvent;
  exhibitorId: number;
  onDone: () => void;
}

/** What the staff of a booth changed, beside what is shown, and the answer to it. */
export function ReviewPanel({ event, exhibitorId, onDone }: ReviewPanelProps) {
  const t = useTranslations('exhibitors.review');
  const problemText = useExhibitorProblemText();
  const { data, error, isFetching, refetch } = useQuery(booths.options(exhibitorId));
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={5} />;
  const { shown, draft, draftAt, draftNote, id } = data;
  if (!draft) {
    return <StateMessage icon={IconEyeCheck} title={t('noneTitle')} text={t('noneText')} />;
  }
  const when = () => draftAt && <RelativeTime at={draftAt} />;
  return (
    <div className={classes.form}>
      <div>
        <h3>
          <Link to="/booths/$exhibitorId" params={{ exhibitorId: String(id) }}>
            <bdi>{shown.name}</bdi>
          </Link>
        </h3>
        {draftAt && <p className={classes.lead}>{t.rich('since', { when })}</p>}
      </div>
      <ReviewDifferences shown={shown} draft={draft} slug={event.slug} />
      {draftAt ? (
        <ReviewAnswer booth={data} onDone={onDone} />
      ) : (
        <p className={classes.lead}>
          {t('returned')} <bdi>{draftNote}</bdi>
        </p>
      )}
    </div>
  );
}
