import { Button } from '@mantine/core';
import type { Conversation, MyEvent } from '@plenum/contract';
import { IconLifebuoy, IconMail } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { openHelp } from './desks.api.ts';
import { myHelp } from './desks.live.ts';
import { ConversationPane } from '../rooms/conversation-pane.tsx';
import { CloseButton } from '../close-button.tsx';
import classes from './desk-screen.module.css';
import { useDeskProblemText } from './use-desk-problem-text.ts';
import { useRequestDeeds } from './use-request-deeds.ts';
import { useRequestWords } from './use-request-words.ts';

interface HelpScreenProps {
  event: MyEvent;
  focusSequence?: number | undefined;
}

/** Others are taken meanwhile, of which this window hears nothing: its place is read again. */
const placeEveryMs = 10_000;

/** My questions to the organisers of an event. */
export function HelpScreen({ event, focusSequence }: HelpScreenProps) {
  const t = useTranslations('desks');
  const problemText = useDeskProblemText();
  usePageTitle(t('title'));
  const help = useQuery({
    ...myHelp.options(event.id),
    refetchInterval: ({ state }) =>
      state.data?.conversation?.request?.state === 'waiting' ? placeEveryMs : false,
  });
  const conversation = help.data?.conversation;
  return (
    <div className={classes.page}>
      <header className={classes.title}>
        <h1>{t('title')}</h1>
        <p>{t('help.lead', { name: event.name })}</p>
      </header>
      <div className={classes.help}>
        {!help.data && !help.error && <LinesSkeleton lines={4} />}
        {!help.data && help.error && (
          <ErrorState
            title={t('help.failed')}
            text={problemText(help.error)}
            isRetrying={help.isFetching}
            onRetry={() => void help.refetch()}
          />
        )}
        {help.data && !conversation && <FirstQuestion eventId={event.id} />}
        {conversation && (
          <>
            <HelpHead conversation={conversation} />
            <ConversationPane conversationId={conversation.id} focusSequence={focusSequence} />
          </>
        )}
      </div>
    </div>
  );
}

function FirstQuestion({ eventId }: { eventId: number }) {
  const t = useTranslations('desks.help');
  const client = useQueryClient();
  const problemText = useDeskProblemText();
  const opening = useMutation({
    mutationFn: () => openHelp(eventId),
    onSuccess: (conversation) => {
      const opened = { conversation };
      teach(
        client,
        myHelp.changed((known, id) => (id === eventId ? opened : known)),
      );
    },
  });
  return (
    <StateMessage
      icon={IconLifebuoy}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <>
          {opening.error && <Notice tone="danger">{problemText(opening.error)}</Notice>}
          <Button loading={opening.isPending} onClick={() => opening.mutate()}>
            {t('ask')}
          </Button>
        </>
      }
    />
  );
}

function HelpHead({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('desks.request');
  const words = useRequestWords();
  const deeds = useRequestDeeds(conversation);
  const { request, lastLine } = conversation;
  const isClosed = request?.state === 'closed';
  return (
    <div className={classes.head}>
      <div className={classes.headWords}>
        <output>{words(conversation)}</output>
      </div>
      {lastLine && (
        <div className={classes.deeds}>
          <Button
            size="xs"
            variant="default"
            disabled={deeds.isBusy}
            leftSection={<IconMail size={16} />}
            onClick={deeds.mail}
          >
            {t('mail')}
          </Button>
          <CloseButton isClosed={isClosed} deeds={deeds} />
        </div>
      )}
    </div>
  );
}
