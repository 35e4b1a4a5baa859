import { Button } from '@mantine/core';
import type { Conversation, HallBooth, MyEvent } from '@plenum/contract';
import { IconMessageCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { openBoothChat } from './desks/desks.api.ts';
import { myBoothChats } from './desks/desks.live.ts';
import { ConversationPane } from './rooms/conversation-pane.tsx';
import classes from './booth-chat.module.css';
import { RequestMark } from './desks/request-mark.tsx';
import { useDeskProblemText } from './desks/use-desk-problem-text.ts';

interface BoothChatProps {
  event: Pick<MyEvent, 'id'>;
  booth: Pick<HallBooth, 'id' | 'name'>;
}

/** A visitor's conversation with the staff of a booth, whoever of them answers. */
export function BoothChat({ event, booth }: BoothChatProps) {
  const t = useTranslations('desks.booth');
  const { data, error } = useQuery(myBoothChats.options(undefined));
  // Until something is written in it, it is not among theirs.
  const [opened, setOpened] = useState<Conversation>();
  const isHere = ({ subjectId }: Conversation) => subjectId === booth.id;
  const conversation = [...(data?.conversations ?? []), ...(opened ? [opened] : [])].find(isHere);
  return (
    <section aria-label={t('label', { name: booth.name })}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        {conversation?.request && conversation.lastLine && (
          <RequestMark state={conversation.request.state} />
        )}
      </div>
      {!data && !error && <LinesSkeleton lines={3} />}
      {conversation && (
        <div className={classes.pane}>
          <ConversationPane conversationId={conversation.id} isCompact />
        </div>
      )}
      {(data || error) && !conversation && (
        <Begin event={event} booth={booth} onOpened={setOpened} />
      )}
    </section>
  );
}

interface BeginProps extends BoothChatProps {
  onOpened: (conversation: Conversation) => void;
}

function Begin({ event, booth, onOpened }: BeginProps) {
  const t = useTranslations('desks.booth');
  const problemText = useDeskProblemText();
  const opening = useMutation({
    mutationFn: () => openBoothChat(event.id, booth.id),
    onSuccess: onOpened,
  });
  return (
    <div className={classes.begin}>
      <p>{t('hint', { name: booth.name })}</p>
      {opening.error && <Notice tone="danger">{problemText(opening.error)}</Notice>}
      <Button
        leftSection={<IconMessageCircle size={16} />}
        loading={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {t('begin')}
      </Button>
    </div>
  );
}
