import { Button } from '@mantine/core';
import type { Conversation, HallBooth, MyEvent } from '@plenum/contract';
import { IconMessageCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { openBoothChat } from './desks/desks.api.ts';
import { myBoothChats } from './desks/desks.live.ts';
import classes from './booth-chat.module.css';
import { RequestMark } from './desks/request-mark.tsx';
import { useDeskProblemText } from './desks/use-desk-problem-text.ts';

interface BoothChatProps {
  event: Pick<MyEvent, 'id'>;
  booth: Pick<HallBooth, 'id' | 'name'>;
  /** How often they were asked for from elsewhere: each time it opens and comes into sight. */
  asked: number;
  /** What another feature can do about the conversation: a call. */
  deeds: (conversation: Conversation) => ReactNode;
  /** What is said there, with what other features know happened. */
  pane: (conversation: Conversation) => ReactNode;
}

/** A visitor's conversation with the staff of a booth, whoever of them answers. */
export function BoothChat({ event, booth, asked, deeds, pane }: BoothChatProps) {
  const t = useTranslations('desks.booth');
  const { data, error } = useQuery(myBoothChats.options(undefined));
  // Until something is written in it, it is not among theirs.
  const [opened, setOpened] = useState<Conversation>();
  const opening = useMutation({
    mutationFn: () => openBoothChat(event.id, booth.id),
    onSuccess: setOpened,
  });
  const isHere = ({ subjectId }: Conversation) => subjectId === booth.id;
  const conversation = [...(data?.conversations ?? []), ...(opened ? [opened] : [])].find(isHere);
  const place = useRef<HTMLElement>(null);
  useAsked(asked, () => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    if (conversation) place.current?.querySelector('textarea')?.focus({ preventScroll: true });
    else if (!opening.isPending) opening.mutate();
  });
  return (
    <section ref={place} className={classes.chat} aria-label={t('label', { name: booth.name })}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        {conversation?.request && conversation.lastLine && (
          <RequestMark state={conversation.request.state} />
        )}
        {conversation && <span className={classes.deeds}>{deeds(conversation)}</span>}
      </div>
      {!data && !error && <LinesSkeleton lines={3} />}
      {conversation && <div className={classes.pane}>{pane(conversation)}</div>}
      {(data || error) && !conversation && (
        <Begin
          name={booth.name}
          problem={opening.error}
          isPending={opening.isPending}
          onBegin={() => opening.mutate()}
        />
      )}
    </section>
  );
}

/** Does it once for each time it is asked for, with what is known by then. */
function useAsked(asked: number, answer: () => void): void {
  const answered = useRef(0);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    answer();
  });
}

interface BeginProps {
  name: string;
  problem: Error | null;
  isPending: boolean;
  onBegin: () => void;
}

function Begin({ name, problem, isPending, onBegin }: BeginProps) {
  const t = useTranslations('desks.booth');
  const problemText = useDeskProblemText();
  return (
    <div className={classes.begin}>
      <p>{t('hint', { name })}</p>
      {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
      <Button leftSection={<IconMessageCircle size={16} />} loading={isPending} onClick={onBegin}>
        {t('begin')}
      </Button>
    </div>
  );
}
