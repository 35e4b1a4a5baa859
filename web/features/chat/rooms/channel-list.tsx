import type { Conversation, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import {
  type Icon,
  IconBuildingStore,
  IconDoorEnter,
  IconHash,
  IconPresentation,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { lists } from '../chat.live.ts';
import { groupsOf, type SessionTimes, type When } from './rooms.channels.ts';
import frame from './channel-list.module.css';
import { ConversationRow } from './conversation-row.tsx';
import classes from './conversation-list.module.css';
import { useConversationTitle } from './use-conversation-title.ts';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

const signs: Record<NonNullable<Conversation['about']>, Icon> = {
  lobby: IconDoorEnter,
  topic: IconHash,
  session: IconPresentation,
  booth: IconBuildingStore,
};

interface ChannelListProps {
  event: MyEvent;
  openId: number | undefined;
  times: SessionTimes;
}

export function ChannelList({ event, openId, times }: ChannelListProps) {
  const t = useTranslations('chat.live');
  const problemText = useProblemText();
  const title = useConversationTitle();
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const { data, error, isFetching, refetch } = useQuery(lists.options(event.id));
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
  const words = plainWords(q);
  const groups = groupsOf(data.conversations, times, now, (channel) =>
    plainWords(title(channel)).includes(words),
  );
  const plain = (channel: Conversation) => ({ channel, when: undefined });
  const { topics, sessions, booths } = groups;
  const isNone = topics.length + sessions.length + booths.length === 0;
  return (
    <>
      <search className={frame.search}>
        <SearchField
          label={t('find')}
          clearLabel={t('clear')}
          q={q}
          inputRef={field}
          onSearch={setQ}
        />
      </search>
      <nav className={classes.list} aria-label={t('channels')}>
        {isNone && <p className={classes.none}>{t('none')}</p>}
        <Group label={t('topics')} rows={topics.map(plain)} openId={openId} />
        <Group label={t('sessions')} rows={sessions} openId={openId} />
        <Group label={t('booths')} rows={booths.map(plain)} openId={openId} />
      </nav>
    </>
  );
}

interface GroupProps {
  label: string;
  rows: readonly { channel: Conversation; when: When | undefined }[];
  openId: number | undefined;
}

function Group({ label, rows, openId }: GroupProps) {
  const t = useTranslations('chat.live');
  if (rows.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {rows.map(({ channel, when }) => {
          const Sign = signs[channel.about ?? 'topic'];
          const isSoon = when === 'now' || when === 'next';
          return (
            <ConversationRow
              key={channel.id}
              conversation={channel}
              to="/live-chat/$conversationId"
              isOpen={channel.id === openId}
              note={isSoon ? t(`when.${when}`) : undefined}
              mark={
                <span className={classes.sign}>
                  <Sign size={20} stroke={1.75} aria-hidden />
                </span>
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
