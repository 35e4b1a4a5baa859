import { ActionIcon, Drawer } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { foundLinesOptions } from '../chat.api.ts';
import classes from '../rooms/drawers.module.css';

/** Finds lines of one conversation by their words, and goes there. */
export function SearchButton({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.search');
  const shell = useTranslations('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('open')}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} stroke={1.75} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={420}
        title={t('title')}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <Search conversation={conversation} onGo={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

function Search({ conversation, onGo }: { conversation: Conversation; onGo: () => void }) {
  const t = useTranslations('chat.search');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const query = useQuery(foundLinesOptions({ q, conversationId: conversation.id }));
  const go = (line: number) => {
    onGo();
    void navigate({ to: '.', search: { line }, resetScroll: false });
  };
  const found = q.length > 1 ? query.data?.found : undefined;
  return (
    <div className={classes.drawer}>
      <SearchField
        label={t('label')}
        clearLabel={t('clear')}
        q={q}
        isFirst
        inputRef={field}
        onSearch={setQ}
      />
      {query.error && (
        <ErrorState
          title={t('failed')}
          text={problemText(query.error)}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {q.length > 1 && !query.data && !query.error && <LinesSkeleton lines={4} />}
      <output className={classes.note}>
        {found && t('count', { count: found.length })}
        {q.length < 2 && t('start')}
      </output>
      <ul className={classes.found}>
        {found?.map(({ line }) => (
          <li key={line.id}>
            <button type="button" onClick={() => go(line.sequence)}>
              <span>
                <bdi>{line.author?.fullName}</bdi> <RelativeTime at={line.at} />
              </span>
              <span dir="auto">{line.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
