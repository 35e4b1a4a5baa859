import { ActionIcon } from '@mantine/core';
import type { ChatPerson, Conversation, SavedReply } from '@plenum/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { conversations } from '../chat.live.ts';
import { type DeskOf, savedRepliesOptions } from './desks.api.ts';
import type { Happening } from '../lines/lines.rows.ts';
import { ConversationPane } from '../rooms/conversation-pane.tsx';
import classes from './desk-screen.module.css';
import { RequestDeeds } from './request-deeds.tsx';
import { RequestMark } from './request-mark.tsx';
import { SavedRepliesContext } from './use-saved-replies.ts';

const none: readonly SavedReply[] = [];

interface DeskRequestProps {
  of: DeskOf;
  conversationId: number;
  helpers: readonly ChatPerson[];
  focusSequence: number | undefined;
  deeds: ((conversation: Conversation) => ReactNode) | undefined;
  happenings: readonly Happening[] | undefined;
  onBack: () => void;
}

/** One question with all that was said, and what whoever sees to it can do. */
export function DeskRequest(props: DeskRequestProps) {
  const { of, conversationId, helpers, focusSequence, deeds, happenings = [], onBack } = props;
  const t = useTranslations('desks.desk');
  const { data: conversation } = useQuery(conversations.options(conversationId));
  const { data: replies } = useQuery({
    ...savedRepliesOptions('eventId' in of ? of.eventId : 0),
    enabled: 'eventId' in of,
  });
  return (
    <>
      <header className={classes.head}>
        <ActionIcon
          className={classes.back}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('back')}
          onClick={onBack}
        >
          <IconArrowLeft size={20} aria-hidden className="mantine-rotate-rtl" />
        </ActionIcon>
        {conversation && <Head conversation={conversation} helpers={helpers} deeds={deeds} />}
      </header>
      <SavedRepliesContext value={replies ?? none}>
        <ConversationPane
          conversationId={conversationId}
          focusSequence={focusSequence}
          happenings={happenings}
        />
      </SavedRepliesContext>
    </>
  );
}

interface HeadProps extends Pick<DeskRequestProps, 'helpers' | 'deeds'> {
  conversation: Conversation;
}

function Head({ conversation, helpers, deeds }: HeadProps) {
  const t = useTranslations('desks.desk');
  const { people, request } = conversation;
  const asker = people[0];
  return (
    <>
      <PersonPicture name={asker?.fullName ?? ''} picture={asker?.avatar} size={40} />
      <div className={classes.headWords}>
        <h2>
          <bdi>{asker?.fullName ?? t('somebody')}</bdi>
        </h2>
        {request && (
          <span className={classes.entryFacts}>
            <RequestMark state={request.state} />
            {request.takenBy && <small>{t('takenBy', { name: request.takenBy.fullName })}</small>}
          </span>
        )}
      </div>
      {deeds?.(conversation)}
      <RequestDeeds conversation={conversation} helpers={helpers} />
    </>
  );
}
