import type { Conversation } from '@plenum/contract';
import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { ShortcutsHelp } from '../../../ui/shortcuts/shortcuts-help.tsx';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import type { Happening } from '../lines/lines.rows.ts';
import { type DeskOf, takeRequest } from './desks.api.ts';
import { desks } from './desks.live.ts';
import { neighbour, wayToTake } from './desks.rules.ts';
import type { DeskSearch } from './desks.places.ts';
import { DeskQueue } from './desk-queue.tsx';
import { DeskRequest } from './desk-request.tsx';
import classes from './desk-screen.module.css';

interface DeskScreenProps {
  of: DeskOf;
  title: string;
  lead: string;
  search: DeskSearch;
  openId: number | undefined;
  focusSequence?: number | undefined;
  /** What only this desk has: tabs of a booth, settings of the help desk. */
  tools?: ReactNode;
  /** What another feature can do about the open conversation: a call. */
  deeds?: (conversation: Conversation) => ReactNode;
  /** What another feature knows happened in it. */
  happenings?: readonly Happening[];
  onSearch: (search: DeskSearch) => void;
  onOpen: (conversationId: number | undefined) => void;
}

/** A shared inbox: who waits at one side, the open conversation at the other. */
export function DeskScreen(props: DeskScreenProps) {
  const {
    of,
    title,
    lead,
    search,
    openId,
    focusSequence,
    tools,
    deeds,
    happenings,
    onSearch,
    onOpen,
  } = props;
  const t = useTranslations('desks.desk');
  const ownId = useSession()?.person.id ?? 0;
  const desk = useQuery({ ...desks.options({ of, search }), placeholderData: keepPreviousData });
  const [isHelpOpen, setHelpOpen] = useState(false);
  usePageTitle(title);
  const requests = desk.data?.requests ?? [];
  const open = requests.find(({ id }) => id === openId);
  const go = (step: 1 | -1) => {
    const id = neighbour(requests, openId, step);
    if (id) onOpen(id);
  };
  useShortcuts(
    {
      j: () => go(1),
      k: () => go(-1),
      t: () => {
        // Two may press it at once: the list tells who has it.
        if (!open || wayToTake(open, ownId, desk.data?.helpers ?? []) !== 'take') return;
        void takeRequest(open.id).finally(() => desk.refetch());
      },
      '?': () => setHelpOpen(true),
    },
    true,
  );
  const lines = [
    { keys: ['J'], text: t('keyNext') },
    { keys: ['K'], text: t('keyBefore') },
    { keys: ['T'], text: t('keyTake') },
    { keys: ['/'], text: t('keyReply') },
  ];
  return (
    <div className={classes.page}>
      <header className={classes.title}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {tools}
      <div className={classes.screen} data-open={openId ? true : undefined}>
        <DeskQueue
          desk={desk}
          search={search}
          openId={openId}
          onSearch={onSearch}
          onOpen={onOpen}
        />
        <div className={classes.main}>
          {openId ? (
            <DeskRequest
              key={openId}
              of={of}
              conversationId={openId}
              helpers={desk.data?.helpers ?? []}
              focusSequence={focusSequence}
              deeds={deeds}
              happenings={happenings}
              onBack={() => onOpen(undefined)}
            />
          ) : (
            <StateMessage icon={IconInbox} title={t('noneTitle')} text={t('noneText')} />
          )}
        </div>
      </div>
      <ShortcutsHelp lines={lines} opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
