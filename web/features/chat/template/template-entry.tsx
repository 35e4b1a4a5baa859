import type { ChatsAndContacts } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { StatusPicture } from '../status-picture.tsx';
import classes from './template-screen.module.css';
import { useShortTime } from '../rooms/use-short-time.ts';

interface TemplateEntryProps {
  contact: ChatsAndContacts['contacts'][number];
  isOpen: boolean;
  onOpen: (contactId: number) => void;
}

export function TemplateEntry({ contact, isOpen, onOpen }: TemplateEntryProps) {
  const t = useTranslations('desks.template');
  const format = useFormatter();
  const { id, fullName, avatar, status, about, chat } = contact;
  const last = chat?.lastMessage;
  const when = useShortTime();
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(id)}
      >
        <StatusPicture name={fullName} picture={avatar} status={status} />
        <span className={classes.entryWords}>
          <strong>
            <bdi>{fullName}</bdi>
          </strong>
          <small dir="auto">{last ? last.message : about}</small>
        </span>
        <span className={classes.entryEnd}>
          {last && <time dateTime={last.time}>{when(last.time)}</time>}
          {chat && chat.unseenMsgs > 0 && (
            <span className={classes.badge}>
              <span aria-hidden>{format.number(chat.unseenMsgs)}</span>
              <span className="visually-hidden">{t('unseen', { count: chat.unseenMsgs })}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
