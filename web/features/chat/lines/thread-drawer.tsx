import { Drawer } from '@mantine/core';
import type { Line as SaidLine } from '@plenum/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { Barred } from '../barred.tsx';
import { rowsOf } from './lines.rows.ts';
import { Composer } from '../composer/composer.tsx';
import {
  ConversationPlaceContext,
  useConversationPlace,
} from '../rooms/rooms.conversation-place.ts';
import { useDayName } from './use-day-name.ts';
import { HistoryRow } from './history-row.tsx';
import { Line } from './line.tsx';
import { SpokenLines } from './spoken-lines.tsx';
import classes from './thread-drawer.module.css';
import { useThread } from './use-history.ts';
import { useOutbox } from '../composer/use-outbox.ts';

/** A fieldset would be for fields. */
const role = 'group';

interface ThreadDrawerProps {
  /** The line that was answered; null: closed. */
  root: SaidLine | null;
  /** Why nothing can be written just now. */
  wait: string;
  onClose: () => void;
}

/** A line and what was answered to it, beside the conversation. */
export function ThreadDrawer({ root, wait, onClose }: ThreadDrawerProps) {
  const t = useTranslations('chat.thread');
  const shell = useTranslations('shell');
  // It slides away with what it showed.
  const [shown, setShown] = useState(root);
  if (root && root !== shown) setShown(root);
  return (
    <Drawer
      opened={root !== null}
      onClose={onClose}
      position="right"
      size={480}
      padding={0}
      title={t('title')}
      classNames={{
        body: classes.body ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
      }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {shown && <Thread key={shown.id} root={shown} wait={wait} />}
    </Drawer>
  );
}

function Thread({ root, wait }: { root: SaidLine; wait: string }) {
  const t = useTranslations('chat.thread');
  const problemText = useProblemText();
  const place = useConversationPlace();
  const { conversation, me } = place;
  const { data, error, isFetching, refetch } = useThread(conversation, root.id);
  const { waiting, say, retry, discard } = useOutbox(conversation.id, root.id);
  const dayOf = useDayName();
  const end = useRef<HTMLDivElement>(null);
  const inThread = useMemo(() => ({ ...place, isInThread: true }), [place]);
  const rows = data ? rowsOf({ lines: data.lines, waiting, readUpTo: null, me, dayOf }) : [];
  const count = rows.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={4} />;
  return (
    <ConversationPlaceContext value={inThread}>
      <div className={classes.lines} role={role} aria-label={t('label')}>
        <Line line={root} isFirst />
        <p className={classes.count}>{t('count', { count })}</p>
        {rows.map((row) => (
          <HistoryRow
            key={row.key}
            row={row}
            isWalkable
            onFocus={() => undefined}
            onRetry={retry}
            onDiscard={discard}
          />
        ))}
        <div ref={end} />
      </div>
      <SpokenLines history={data} />
      {conversation.mayWrite ? (
        <Composer conversation={conversation} threadId={root.id} wait={wait} onSay={say} />
      ) : (
        <Barred conversation={conversation} />
      )}
    </ConversationPlaceContext>
  );
}
