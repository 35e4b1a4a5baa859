import type { Conversation } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { Barred } from '../barred.tsx';
import { Composer } from '../composer/composer.tsx';
import classes from './conversation-pane.module.css';
import type { Happening } from '../lines/lines.rows.ts';
import { ConversationPlaceContext } from './rooms.conversation-place.ts';
import { OpenHistory } from '../lines/open-history.tsx';
import { PinnedBar } from '../lines/pinned-bar.tsx';
import { SpokenLines } from '../lines/spoken-lines.tsx';
import { ThreadDrawer } from '../lines/thread-drawer.tsx';
import { TypingLine } from '../composer/typing-line.tsx';
import { useHistory } from '../lines/use-history.ts';
import { useMute } from './use-mute.ts';
import { useOpenPlace } from './use-open-place.ts';
import { useOutbox } from '../composer/use-outbox.ts';
import { useSlowWait } from '../desks/use-slow-wait.ts';

interface OpenConversationProps {
  conversation: Conversation;
  focusSequence?: number | undefined;
  isCompact?: boolean;
  aside?: ((conversation: Conversation) => ReactNode) | undefined;
  happenings?: readonly Happening[] | undefined;
}

export function OpenConversation(props: OpenConversationProps) {
  const { focusSequence, isCompact = false, aside, happenings = [] } = props;
  const mute = useMute(props.conversation);
  const conversation = mute ? { ...props.conversation, mayWrite: false } : props.conversation;
  const t = useTranslations('chat.pane');
  const problemText = useProblemText();
  const reading = useHistory(conversation, focusSequence);
  const { query, history, reachEnd } = reading;
  const outbox = useOutbox(conversation.id, null);
  const open = useOpenPlace(conversation, reading, focusSequence);
  const seconds = useSlowWait(conversation, history);
  const wait = seconds > 0 ? t('slow', { seconds }) : '';
  if (!history) {
    return (
      <div className={classes.waiting}>
        {query.error ? (
          <ErrorState
            title={t('failed')}
            text={problemText(query.error)}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <LinesSkeleton lines={6} />
        )}
      </div>
    );
  }
  const say: typeof outbox.say = (said) => {
    outbox.say(said);
    void reachEnd()
      .catch(() => undefined)
      .then(open.goToEnd);
  };
  return (
    <ConversationPlaceContext value={open.place}>
      {!isCompact && <PinnedBar conversationId={conversation.id} onGo={open.go} />}
      <OpenHistory
        conversation={conversation}
        reading={{ ...reading, history }}
        outbox={outbox}
        target={open.target}
        focusSequence={focusSequence}
        happenings={happenings}
      />
      <SpokenLines history={history} />
      <TypingLine conversationId={conversation.id} />
      {aside?.(conversation)}
      {conversation.mayWrite ? (
        <Composer conversation={conversation} threadId={null} wait={wait} onSay={say} />
      ) : (
        <Barred conversation={conversation} />
      )}
      <ThreadDrawer root={open.thread} wait={wait} onClose={open.closeThread} />
    </ConversationPlaceContext>
  );
}
