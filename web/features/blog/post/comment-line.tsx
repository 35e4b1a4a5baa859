import type { PostComment } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { CommentDeeds } from './comment-deeds.tsx';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';

interface CommentLineProps {
  comment: PostComment;
  postId: number;
  /** Undefined: it is an answer itself, and takes none. */
  answers?: readonly PostComment[];
}

export function CommentLine({ comment, postId, answers }: CommentLineProps) {
  const t = useTranslations('blog.comments');
  const [open, setOpen] = useState<'answer' | 'edit'>();
  const close = () => setOpen(undefined);
  const { id, author, text, at, editedAt, state } = comment;
  return (
    <li className={classes.line} data-comment={id}>
      <div className={classes.by}>
        <PersonPicture name={author?.fullName ?? ''} picture={author?.avatar} />
        <bdi className={classes.name}>{author?.fullName ?? t('somebody')}</bdi>
        <span className={classes.soft}>
          <RelativeTime at={at} /> {editedAt && t('edited')}
        </span>
      </div>
      {state === 'hidden' && <p className={classes.soft}>{t('hidden')}</p>}
      {state === 'removed' && <p className={classes.soft}>{t('removed')}</p>}
      {text && open !== 'edit' && <Paragraphs text={text} className={classes.text} />}
      {open === 'edit' && (
        <CommentForm
          postId={postId}
          parentId={null}
          label={t('edit')}
          edited={comment}
          onDone={close}
        />
      )}
      <CommentDeeds
        comment={comment}
        canAnswer={answers !== undefined && state === 'shown'}
        onOpen={setOpen}
      />
      {answers && answers.length > 0 && (
        <ol className={classes.lines} data-answers>
          {answers.map((answer) => (
            <CommentLine key={answer.id} comment={answer} postId={postId} />
          ))}
        </ol>
      )}
      {open === 'answer' && (
        <CommentForm
          postId={postId}
          parentId={id}
          label={t('answerTo', { name: author?.fullName ?? t('somebody') })}
          onDone={close}
        />
      )}
    </li>
  );
}
