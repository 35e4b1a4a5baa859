import type { Conversation } from '@plenum/contract';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { History } from './lines.history.ts';
import { type Happening, happeningsWithin, rowsOf } from './lines.rows.ts';
import classes from '../rooms/conversation-pane.module.css';
import { HistoryList } from './history-list.tsx';
import { useDayName } from './use-day-name.ts';
import type { Reading } from './use-history.ts';
import type { useOutbox } from '../composer/use-outbox.ts';
import type { Target } from '../rooms/use-opening.ts';
import { useMe } from '../desks/use-owner.ts';
import { useReading } from './use-reading.ts';

interface OpenHistoryProps {
  conversation: Conversation;
  reading: Reading & { history: History };
  outbox: ReturnType<typeof useOutbox>;
  target: Target | null;
  focusSequence: number | undefined;
  happenings: readonly Happening[];
}

export function OpenHistory(props: OpenHistoryProps) {
  const { conversation, reading, outbox, target, focusSequence, happenings } = props;
  const { history, readMore, reachEnd } = reading;
  const t = useTranslations('chat.pane');
  const me = useMe();
  const dayOf = useDayName();
  // The mark stays where it was when somebody came, whatever is read meanwhile.
  const [readUpTo] = useState(conversation.unseen > 0 ? conversation.readSequence : null);
  const [isAtEnd, setAtEnd] = useState(false);
  useReading(conversation, history, isAtEnd);
  const rows = rowsOf({
    lines: history.lines,
    waiting: outbox.waiting,
    happenings: happeningsWithin(happenings, history),
    readUpTo,
    me,
    dayOf,
  });
  if (rows.length === 0) {
    return (
      <div className={classes.empty}>
        <StateMessage icon={IconMessages} title={t('emptyTitle')} text={t('emptyText')} />
      </div>
    );
  }
  const start =
    focusSequence === undefined
      ? rows.find(({ isNew }) => isNew)
      : rows.find(({ line }) => line?.sequence === focusSequence);
  return (
    <HistoryList
      history={history}
      rows={rows}
      startKey={start?.key}
      target={target}
      label={t('lines')}
      onMore={readMore}
      onEnd={setAtEnd}
      onJump={() => reachEnd().catch(() => undefined)}
      onRetry={outbox.retry}
      onDiscard={outbox.discard}
    />
  );
}
