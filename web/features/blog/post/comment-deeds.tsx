import { Button } from '@mantine/core';
import type { PostComment } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { useReport } from '../../../platform/report.ts';
import { useSession } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { hideComment, takeBack } from '../blog.api.ts';
import { useBlogProblemText } from '../use-blog-problem-text.ts';
import classes from './comments.module.css';

interface CommentDeedsProps {
  comment: PostComment;
  canAnswer: boolean;
  onOpen: (what: 'answer' | 'edit') => void;
}

/** As much as tells what is meant. */
const beginning = 200;

/** What this reader may do: answer, change their own, report, keep order. */
export function CommentDeeds({ comment, canAnswer, onOpen }: CommentDeedsProps) {
  const t = useTranslations('blog.comments');
  const problemText = useBlogProblemText();
  const person = useSession()?.person;
  const { id, author, state, text } = comment;
  const onError = (problem: unknown) => showToast({ text: problemText(problem), isFailure: true });
  const removal = useMutation({ mutationFn: () => takeBack(id), onError });
  const hiding = useMutation({ mutationFn: () => hideComment(id, state === 'shown'), onError });
  const report = useReport();
  const { event } = useCurrentEvent();
  const isOwn = state === 'shown' && author?.id === person?.id;
  const canHide = person?.role === 'admin' && state !== 'removed';
  const canReport = event && state === 'shown' && !isOwn;
  const deed = (label: string, run: () => void, isBusy = false) => (
    <Button variant="subtle" color="gray" size="compact-xs" loading={isBusy} onClick={run}>
      {label}
    </Button>
  );
  return (
    <div className={classes.deeds}>
      {canAnswer && deed(t('answer'), () => onOpen('answer'))}
      {isOwn && deed(t('edit'), () => onOpen('edit'))}
      {isOwn && deed(t('remove'), () => removal.mutate(), removal.isPending)}
      {canReport &&
        deed(t('report'), () => {
          const subject = { kind: 'blog_comment', blogCommentId: id } as const;
          report({ eventId: event.id, subject, name: text.slice(0, beginning) });
        })}
      {canHide &&
        deed(t(state === 'shown' ? 'hide' : 'show'), () => hiding.mutate(), hiding.isPending)}
    </div>
  );
}
