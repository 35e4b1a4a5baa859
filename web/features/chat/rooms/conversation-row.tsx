import type { Conversation } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './conversation-list.module.css';
import { useConversationTitle } from './use-conversation-title.ts';
import { useLastWords } from '../desks/use-last-words.ts';
import { useShortTime } from './use-short-time.ts';

interface ConversationRowProps {
  conversation: Conversation;
  to: '/live-chat/$conversationId' | '/comet-chat/$conversationId';
  isOpen: boolean;
  /** Before its name: a picture, or a sign of what it is. */
  mark: ReactNode;
  /** After its name: when it is on. */
  note?: string | undefined;
  /** When something was said last. */
  at?: string | undefined;
}

export function ConversationRow(props: ConversationRowProps) {
  const { conversation, to, isOpen, mark, note, at } = props;
  const t = useTranslations('chat.row');
  const title = useConversationTitle();
  const lastWords = useLastWords();
  const when = useShortTime();
  const { id, unseen, mentions, isFollowing } = conversation;
  return (
    <li>
      <Link
        to={to}
        params={{ conversationId: String(id) }}
        className={classes.row}
        aria-current={isOpen ? 'page' : undefined}
        data-unseen={unseen > 0 || undefined}
        resetScroll={false}
      >
        {mark}
        <span className={classes.words}>
          <span className={classes.title}>
            <bdi>{title(conversation)}</bdi>
            {isFollowing && <IconStarFilled size={12} aria-label={t('followed')} />}
            {at && <time dateTime={at}>{when(at)}</time>}
          </span>
          <span className={classes.last} dir="auto">
            {note && <span className={classes.note}>{note}</span>}
            {lastWords(conversation)}
          </span>
        </span>
        {unseen > 0 && (
          <span className={classes.count} data-mention={mentions > 0 || undefined}>
            <span aria-hidden>
              {mentions > 0 && '@'}
              {unseen > 99 ? '99+' : unseen}
            </span>
            <span className="visually-hidden">
              {t('unseen', { count: unseen })}
              {mentions > 0 && t('mentions', { count: mentions })}
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}
