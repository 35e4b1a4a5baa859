import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconMessageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { Happening } from '../lines/lines.rows.ts';
import { conversations } from '../chat.live.ts';
import classes from './conversation-pane.module.css';
import { OpenConversation } from './open-conversation.tsx';

export interface ConversationPaneProps {
  conversationId: number;
  /** A line to go to, by its number. */
  focusSequence?: number | undefined;
  /** What stands above it, where the place needs to say more than what is said. */
  header?: ReactNode;
  /** Beside something else: no pinned lines. */
  isCompact?: boolean;
  /** Between the history and the field; saved replies, for example. It may put words into the field. */
  aside?: (conversation: Conversation) => ReactNode;
  /** What another feature knows happened in it: calls. In order. */
  happenings?: readonly Happening[];
}

/** A whole conversation: history, field, threads and every state, live. */
export function ConversationPane({ conversationId, header, ...rest }: ConversationPaneProps) {
  const t = useTranslations('chat.pane');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(conversations.options(conversationId));
  const isGone = error instanceof CallProblem && [403, 404].includes(error.status);
  return (
    <section className={classes.pane} aria-label={t('label')}>
      {header}
      {isGone && <StateMessage icon={IconMessageOff} title={t('goneTitle')} text={t('goneText')} />}
      {!data && !isGone && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className={classes.waiting}>
          <LinesSkeleton lines={6} />
        </div>
      )}
      {data && !isGone && <OpenConversation key={data.id} conversation={data} {...rest} />}
    </section>
  );
}
