import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShortcutsHelp } from '../../ui/shortcuts/shortcuts-help.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ComposeHost } from './compose/compose-host.tsx';
import { EmailPane } from './email-pane.tsx';
import { EmailReader } from './reader/email-reader.tsx';
import { EmailSide } from './list/email-side.tsx';
import { mailCounts } from './email.counts.ts';
import type { EmailListOf } from './email.order.ts';
import { folderIcons } from './email.look.ts';
import type { EmailSearch } from './email.places.ts';
import classes from './email-screen.module.css';
import type { ListHandle } from './list/email-rows.tsx';
import { useEmailDeeds } from './use-email-deeds.ts';
import { useEmailKeys } from './list/use-email-keys.ts';
import { useEmailList } from './list/use-email-list.ts';
import { useEmailShortcutLines } from './list/use-email-shortcut-lines.ts';
import { useMailSelection } from './list/use-mail-selection.ts';

interface EmailScreenProps {
  list: EmailListOf;
  emailId: number | undefined;
  /** Opens a mail of the list, or none. */
  onOpen: (emailId: number | undefined) => void;
  onSearch: (change: { [K in keyof EmailSearch]: EmailSearch[K] | undefined }) => void;
}

export function EmailScreen({ list, emailId, onOpen, onSearch }: EmailScreenProps) {
  const t = useTranslations('email');
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<ListHandle>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const lines = useEmailShortcutLines();
  const view = useEmailList(list);
  const rows = view.rows ?? [];
  const selection = useMailSelection(list, rows);
  const deeds = useEmailDeeds();
  const counts = useQuery(mailCounts.options()).data;
  const name = list.label ? t(`labels.${list.label}`) : t(`folders.${list.folder}`);
  const unread = counts?.inbox ?? 0;
  usePageTitle(`${unread > 0 ? `(${unread}) ` : ''}${name} · ${t('name')}`);
  const close = () => {
    onOpen(undefined);
    if (emailId !== undefined) requestAnimationFrame(() => listRef.current?.focus(emailId));
  };
  useEmailKeys({
    rows,
    emailId,
    selection,
    deeds,
    list: listRef,
    onOpen,
    onClose: close,
    onSearch: () => searchRef.current?.focus(),
    onHelp: () => setHelpOpen(true),
  });
  return (
    <div className={classes.place}>
      <div className={classes.screen} data-open={emailId !== undefined || undefined}>
        <h1 className="visually-hidden">{`${t('name')}: ${name}`}</h1>
        <EmailSide counts={counts} />
        <EmailPane
          list={list}
          name={name}
          view={view}
          openId={emailId}
          selection={selection}
          deeds={deeds}
          searchRef={searchRef}
          listRef={listRef}
          onSearch={onSearch}
          onHelp={() => setHelpOpen(true)}
        />
        <section className={classes.reader} aria-label={t('reader.label')}>
          {emailId === undefined ? (
            <StateMessage
              icon={folderIcons.all}
              title={t('reader.chooseTitle')}
              text={t('reader.chooseText')}
            />
          ) : (
            <EmailReader
              key={emailId}
              emailId={emailId}
              list={list}
              rows={rows}
              deeds={deeds}
              onClose={close}
            />
          )}
        </section>
      </div>
      <ComposeHost />
      <ShortcutsHelp lines={lines} opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
