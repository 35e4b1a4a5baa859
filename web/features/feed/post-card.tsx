import type { FeedPost } from '@plenum/contract';
import { IconEyeOff, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { EditPost } from './edit-post.tsx';
import { PersonName } from './person-name.tsx';
import { PostComments } from './post-comments.tsx';
import { PostDeeds } from './post-deeds.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostPoll } from './post-poll.tsx';
import classes from './post-card.module.css';
import { Words } from './words.tsx';

interface PostCardProps {
  post: FeedPost;
  /** What is said under it shows from the beginning. */
  opensComments?: boolean;
}

/** What somebody posted, and what others make of it. */
export function PostCard({ post, opensComments = false }: PostCardProps) {
  const t = useTranslations('feed');
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(opensComments);
  const { id, author, at, editedAt, audience, state, text, pictures, poll } = post;
  return (
    <article
      className={classes.card}
      data-post={id}
      aria-label={t('by', { name: author.fullName })}
    >
      <header className={classes.head}>
        <PersonPicture name={author.fullName} picture={author.avatar} size={40} />
        <div className={classes.by}>
          <PersonName person={author} />
          <span className={classes.soft}>
            <RelativeTime at={at} /> {editedAt && t('edited')}
            {audience === 'connections' && (
              <>
                {' · '}
                <IconUsers size={14} aria-hidden /> {t('audience.connections')}
              </>
            )}
          </span>
        </div>
        <PostMenu post={post} onEdit={() => setEditing(true)} />
      </header>
      {state === 'hidden' && (
        <p className={classes.hidden}>
          <IconEyeOff size={16} aria-hidden /> {t('hidden')}
        </p>
      )}
      {isEditing ? (
        <EditPost post={post} onDone={() => setEditing(false)} />
      ) : (
        <Words text={text} />
      )}
      {!isEditing && <PostPictures pictures={pictures} author={author.fullName} />}
      {poll && <PostPoll postId={id} poll={poll} question={text} />}
      <PostDeeds post={post} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && <PostComments post={post} />}
    </article>
  );
}
