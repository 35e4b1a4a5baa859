import type { FeedComment, FeedPost } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { CommentDeeds } from './comment-deeds.tsx';
import { CommentForm } from './comment-form.tsx';
import { PersonName } from './person-name.tsx';
import classes from './post-comments.module.css';
import { Words } from './words.tsx';

interface CommentLineProps {
  comment: FeedComment;
  post: FeedPost;
  /** Undefined: it is an answer itself, and takes none. */
  answers?: readonly FeedComment[];
}

export function CommentLine({ comment, post, answers }: CommentLineProps) {
  const t = useTranslations('feed.comments');
  const [open, setOpen] = useState<'answer' | 'edit'>();
  const close = () => setOpen(undefined);
  const { id, author, text, at, editedAt, state } = comment;
  return (
    <li className={classes.line} data-comment={id}>
      {author ? (
        <div className={classes.by}>
          <PersonPicture name={author.fullName} picture={author.avatar} />
          <PersonName person={author} />
          <span className={classes.soft}>
            <RelativeTime at={at} /> {editedAt && t('edited')}
          </span>
        </div>
      ) : (
        <p className={classes.soft}>{t('removed')}</p>
      )}
      {state === 'hidden' && <p className={classes.soft}>{t('hidden')}</p>}
      {text && open !== 'edit' && <Words text={text} />}
      {open === 'edit' && (
        <CommentForm
          postId={post.id}
          parentId={null}
          label={t('edit')}
          edited={comment}
          onDone={close}
        />
      )}
      {author && (
        <CommentDeeds
          comment={comment}
          author={author}
          eventId={post.eventId}
          canAnswer={answers !== undefined && state === 'shown'}
          onOpen={setOpen}
        />
      )}
      {answers && answers.length > 0 && (
        <ol className={classes.lines} data-answers>
          {answers.map((answer) => (
            <CommentLine key={answer.id} comment={answer} post={post} />
          ))}
        </ol>
      )}
      {open === 'answer' && author && (
        <CommentForm
          postId={post.id}
          parentId={id}
          label={t('answerTo', { name: author.fullName })}
          onDone={close}
        />
      )}
    </li>
  );
}
