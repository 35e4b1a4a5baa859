import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { ChatPerson } from '../chat-person.tsx';
import { lists } from '../chat.live.ts';
import classes from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';

const saidAt = ({ lastLine }: Conversation) => (lastLine ? Date.parse(lastLine.at) : 0);
const latestFirst = (one: Conversation, other: Conversation) =>
  saidAt(other) - saidAt(one) || other.id - one.id;

/** Who asks to talk stands above whom I talk to. */
export function PrivateList({ openId }: { openId: number | undefined }) {
  const t = useTranslations('chat.comet');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(lists.options('private'));
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
  if (!data) return <LinesSkeleton lines={6} />;
  const all = data.conversations.toSorted(latestFirst);
  const asks = all.filter(({ standing }) => standing === 'invited');
  const others = all.filter(({ standing }) => standing !== 'invited');
  return (
    <nav className={classes.list} aria-label={t('conversations')}>
      {all.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <Group label={t('asks')} rows={asks} openId={openId} />
      <Group label={t('conversations')} rows={others} openId={openId} />
    </nav>
  );
}

interface GroupProps {
  label: string;
  rows: readonly Conversation[];
  openId: number | undefined;
}

function Group({ label, rows, openId }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {rows.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            to="/comet-chat/$conversationId"
            isOpen={conversation.id === openId}
            at={conversation.lastLine?.at}
            mark={<PrivateMark conversation={conversation} />}
          />
        ))}
      </ul>
    </section>
  );
}

export function PrivateMark({ conversation }: { conversation: Conversation }) {
  const [other] = conversation.people;
  if (conversation.kind === 'direct' && other) return <ChatPerson person={other} size={36} />;
  return (
    <span className={classes.sign}>
      <IconUsersGroup size={20} stroke={1.75} aria-hidden />
    </span>
  );
}
