import { Button } from '@mantine/core';
import type { FeedComment, FeedPost } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useReport } from '../../platform/report.ts';
import { useSession } from '../../platform/session/session.ts';
import { takeAway } from './feed.api.ts';
import classes from './post-comments.module.css';
import { useDeed } from './use-deed.ts';

/** As much as tells what is meant. */
const beginning = 200;

interface CommentDeedsProps {
  comment: FeedComment;
  author: FeedPost['author'];
  eventId: number;
  canAnswer: boolean;
  onOpen: (what: 'answer' | 'edit') => void;
}

/** What this reader may do: answer, change their own, take away, report. */
export function CommentDeeds({ comment, author, eventId, canAnswer, onOpen }: CommentDeedsProps) {
  const t = useTranslations('feed.comments');
  const report = useReport();
  const me = useSession()?.person.id;
  const { id, state, text, canRemove } = comment;
  const removal = useDeed(() => takeAway(id));
  const isMine = author.id === me;
  const subject = { kind: 'post_comment', commentId: id } as const;
  const deed = (label: string, run: () => void, isBusy = false) => (
    <Button variant="subtle" color="gray" size="compact-xs" loading={isBusy} onClick={run}>
      {label}
    </Button>
  );
  return (
    <div className={classes.deeds}>
      {canAnswer && deed(t('answer'), () => onOpen('answer'))}
      {isMine && state === 'shown' && deed(t('edit'), () => onOpen('edit'))}
      {canRemove && deed(t('remove'), () => removal.mutate(), removal.isPending)}
      {!isMine &&
        deed(t('report'), () => report({ eventId, subject, name: text.slice(0, beginning) }))}
    </div>
  );
}
