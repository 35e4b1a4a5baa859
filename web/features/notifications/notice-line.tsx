import type { Notification } from '@plenum/contract';
import { ActionIcon } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { NoticeQuote } from './notice-quote.tsx';
import { NoticeSessions } from './notice-sessions.tsx';
import classes from './notice-line.module.css';
import { noticeLooks } from './notifications.look.ts';
import { useNoticeWords } from './use-notice-words.ts';

interface NoticeLineProps {
  notification: Notification;
  onRead: () => void;
  /** Its page is opened in this window. */
  onGo: () => void;
}

const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;

export function NoticeLine({ notification, onRead, onGo }: NoticeLineProps) {
  const t = useTranslations('notifications');
  const words = useNoticeWords()(notification);
  const router = useRouter();
  const { kind, data, link, at, isRead } = notification;
  const { icon: Icon, hue } = noticeLooks[kind];
  const follow = (event: MouseEvent) => {
    if (!isRead) onRead();
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onGo();
    router.history.push(link);
  };
  return (
    <li className={classes.line} data-unread={!isRead || undefined}>
      <span className={classes.icon} data-hue={hue}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <a href={link} className={classes.link} data-notice onClick={follow}>
          {words}
          {!isRead && <span className="visually-hidden"> {t('isUnread')}</span>}
        </a>
        {'sessions' in data ? (
          <NoticeSessions news={data} isCancelled={kind === 'agenda.session_cancelled'} />
        ) : (
          <NoticeQuote data={data} />
        )}
        <span className={classes.about}>
          {'eventName' in data && data.eventName && <bdi>{data.eventName}</bdi>}
          <RelativeTime at={at} />
        </span>
      </div>
      {!isRead && (
        <ActionIcon
          className={classes.mark}
          variant="subtle"
          color="gray"
          aria-label={t('markOne', { words })}
          title={t('mark')}
          onClick={onRead}
        >
          <IconCheck size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
