import { Button } from '@mantine/core';
import type { FeedPost } from '@plenum/contract';
import { IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './post-card.module.css';
import { useLiking } from './use-liking.ts';

interface PostDeedsProps {
  post: FeedPost;
  /** Whether what is said under it shows. */
  isOpen: boolean;
  onToggle: () => void;
}

export function PostDeeds({ post, isOpen, onToggle }: PostDeedsProps) {
  const t = useTranslations('feed');
  const format = useFormatter();
  const { isLiked, likes, likers, comments } = post;
  const like = useLiking();
  const Heart = isLiked ? IconHeartFilled : IconHeart;
  const names = likers.map(({ fullName }) => fullName);
  return (
    <footer className={classes.foot}>
      <Button
        variant="subtle"
        color={isLiked ? 'red' : 'gray'}
        size="compact-md"
        aria-pressed={isLiked}
        leftSection={<Heart size={18} aria-hidden />}
        onClick={() => void like(post)}
      >
        {t('likes', { count: likes })}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-expanded={isOpen}
        leftSection={<IconMessage size={18} aria-hidden />}
        onClick={onToggle}
      >
        {t('commentCount', { count: comments })}
      </Button>
      {names.length > 0 && (
        <bdi className={classes.soft}>{t('likedBy', { names: format.list(names) })}</bdi>
      )}
    </footer>
  );
}
