import type { FeedPost } from '@plenum/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { vote } from './feed.api.ts';
import classes from './post-poll.module.css';
import { useDeed } from './use-deed.ts';

interface PostPollProps {
  postId: number;
  poll: NonNullable<FeedPost['poll']>;
  question: string;
}

/** Answers to choose between; what others chose shows once one chose, or it is over. */
export function PostPoll({ postId, poll, question }: PostPollProps) {
  const t = useTranslations('feed.poll');
  const voting = useDeed((answer: number) => vote(postId, answer));
  const { answers, votes, mine, isOver, endsAt } = poll;
  return (
    <fieldset aria-label={t('label', { question })} className={classes.poll}>
      {answers.map(({ text, votes: some }, place) => (
        <button
          key={text}
          type="button"
          className={classes.answer}
          aria-pressed={mine === place}
          disabled={isOver || voting.isPending}
          onClick={() => voting.mutate(place)}
        >
          {some !== null && <ShareBar min={0} max={Math.max(votes, 1)} value={some} />}
          <span className={classes.text}>
            {mine === place && <IconCheck size={16} aria-label={t('mine')} />}
            <bdi>{text}</bdi>
          </span>
          {some !== null && <span className={classes.votes}>{t('votes', { count: some })}</span>}
        </button>
      ))}
      <p className={classes.foot}>
        {t('votes', { count: votes })} · {isOver ? t('over') : t('ends')}{' '}
        <RelativeTime at={endsAt} />
      </p>
    </fieldset>
  );
}
