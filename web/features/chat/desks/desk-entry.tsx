import type { Conversation } from '@plenum/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './desk-screen.module.css';
import { RequestMark } from './request-mark.tsx';

interface DeskEntryProps {
  conversation: Conversation;
  isOpen: boolean;
  isOverdue: boolean;
  onOpen: (conversationId: number) => void;
}

export function DeskEntry({ conversation, isOpen, isOverdue, onOpen }: DeskEntryProps) {
  const t = useTranslations('desks');
  const format = useFormatter();
  const { id, people, lastLine, request, unseen } = conversation;
  const asker = people[0];
  const since = request?.waitingSince ?? lastLine?.at;
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(id)}
      >
        <PersonPicture name={asker?.fullName ?? ''} picture={asker?.avatar} size={40} />
        <span className={classes.entryWords}>
          <span className={classes.entryTop}>
            <strong>
              <bdi>{asker?.fullName ?? t('desk.somebody')}</bdi>
            </strong>
            {since && (
              <small data-overdue={isOverdue || undefined}>
                {isOverdue && <IconAlertTriangle size={14} aria-hidden />}
                {isOverdue && <span className="visually-hidden">{t('desk.overdue')}</span>}
                <RelativeTime at={since} />
              </small>
            )}
          </span>
          <small dir="auto">
            {lastLine?.hasFiles && !lastLine.text ? t('desk.file') : lastLine?.text}
          </small>
          <span className={classes.entryFacts}>
            {request && <RequestMark state={request.state} />}
            {request?.takenBy && (
              <small dir="auto">{t('desk.takenBy', { name: request.takenBy.fullName })}</small>
            )}
            {unseen > 0 && (
              <span className={classes.badge}>
                <span aria-hidden>{format.number(unseen)}</span>
                <span className="visually-hidden">{t('template.unseen', { count: unseen })}</span>
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
