import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Panel } from '../../ui/panel/panel.tsx';
import classes from './feed-list.module.css';
import { type Circle, parts } from './feed.live.ts';
import { PostPoll } from './post-poll.tsx';

const most = 2;

/** The newest polls that are still open; nothing where there are none. */
export function PollsPanel({ circle }: { circle: Circle }) {
  const t = useTranslations('feed');
  const { data } = useQuery(parts.options({ ...circle, only: 'polls' }));
  const open = (data?.posts ?? []).filter(({ poll }) => poll && !poll.isOver);
  if (open.length === 0) return null;
  return (
    <Panel title={t('polls')} hasRoom>
      <ul className={classes.polls}>
        {open.slice(0, most).map(({ id, text, poll }) => (
          <li key={id}>
            <bdi>{text}</bdi>
            {poll && <PostPoll postId={id} poll={poll} question={text} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
