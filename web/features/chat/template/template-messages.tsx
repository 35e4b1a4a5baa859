import { Button } from '@mantine/core';
import type { OpenedChat } from '@plenum/contract';
import { useLayoutEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { groupMessages, type MessageGroup } from './template.rules.ts';
import classes from './template-messages.module.css';
import { useDeskProblemText } from '../desks/use-desk-problem-text.ts';
import type { Unsent, useTemplateSending } from './use-template-sending.ts';

interface TemplateMessagesProps {
  opened: OpenedChat;
  sending: ReturnType<typeof useTemplateSending>;
}

/** What scrolls is reached by keyboard. */
const reachable = { tabIndex: 0 };

/** Within so many pixels of the end, the reader follows what comes. */
const nearEnd = 80;

function useFollowing(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  useLayoutEffect(() => {
    if (count > 0 && box.current && isFollowing.current)
      box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  const onScroll = () => {
    const at = box.current;
    if (at) isFollowing.current = at.scrollHeight - at.scrollTop - at.clientHeight < nearEnd;
  };
  return { box, onScroll };
}

export function TemplateMessages({ opened, sending }: TemplateMessagesProps) {
  const t = useTranslations('desks.template');
  const { contact, chat } = opened;
  const messages = chat?.chat ?? [];
  const { box, onScroll } = useFollowing(messages.length + sending.unsent.length);
  return (
    <div
      ref={box}
      className={classes.log}
      role="log"
      aria-label={t('messages', { name: contact.fullName })}
      {...reachable}
      onScroll={onScroll}
    >
      {messages.length === 0 && sending.unsent.length === 0 && (
        <p className={classes.first}>{t('firstMessage', { name: contact.fullName })}</p>
      )}
      {groupMessages(messages).map((group) => (
        <Group
          key={`${group.at} ${group.senderId}`}
          group={group}
          isOwn={group.senderId !== contact.id}
          name={contact.fullName}
        />
      ))}
      {sending.unsent.map((one) => (
        <UnsentMessage key={one.key} one={one} sending={sending} />
      ))}
    </div>
  );
}

interface GroupProps {
  group: MessageGroup;
  isOwn: boolean;
  name: string;
}

function Group({ group, isOwn, name }: GroupProps) {
  const t = useTranslations('desks.template');
  const format = useFormatter();
  const at = new Date(group.at);
  return (
    <>
      {group.isNewDay && (
        <p className={classes.day}>{format.dateTime(at, { dateStyle: 'full' })}</p>
      )}
      <div className={classes.group} data-own={isOwn || undefined}>
        <span className="visually-hidden">{isOwn ? t('youSaid') : t('said', { name })}</span>
        {group.messages.map(({ message, time }, place) => (
          <p key={`${time} ${String(place)}`} dir="auto">
            {message}
          </p>
        ))}
        <time dateTime={group.at}>{format.dateTime(at, { timeStyle: 'short' })}</time>
      </div>
    </>
  );
}

interface UnsentMessageProps extends Pick<TemplateMessagesProps, 'sending'> {
  one: Unsent;
}

function UnsentMessage({ one, sending }: UnsentMessageProps) {
  const t = useTranslations('desks.template');
  const problemText = useDeskProblemText();
  return (
    <div className={classes.group} data-own data-unsent>
      <p dir="auto">{one.text}</p>
      {one.problem === undefined ? (
        <small>{t('sending')}</small>
      ) : (
        <div className={classes.failed} role="alert">
          <span>{problemText(one.problem)}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => sending.retry(one)}>
            {t('sendAgain')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => sending.drop(one.key)}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  );
}
