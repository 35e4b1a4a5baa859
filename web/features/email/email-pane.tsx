import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmailEmpty } from './list/email-empty.tsx';
import { EmailHead } from './email-head.tsx';
import { EmailListBar } from './list/email-list-bar.tsx';
import classes from './email-pane.module.css';
import { EmailRows, type ListHandle } from './list/email-rows.tsx';
import { EmailSkeleton } from './list/email-skeleton.tsx';
import type { EmailListOf } from './email.order.ts';
import type { EmailSearch } from './email.places.ts';
import type { EmailDeeds } from './use-email-deeds.ts';
import type { EmailListView } from './list/use-email-list.ts';
import type { MailSelection } from './list/use-mail-selection.ts';

export interface EmailPaneProps {
  list: EmailListOf;
  name: string;
  view: EmailListView;
  openId: number | undefined;
  selection: MailSelection;
  deeds: EmailDeeds;
  searchRef: RefObject<HTMLInputElement | null>;
  listRef: RefObject<ListHandle | null>;
  onSearch: (change: { [K in keyof EmailSearch]: EmailSearch[K] | undefined }) => void;
  onHelp: () => void;
}

/** The list of a folder or label, with its search and what can be done to many at once. */
export function EmailPane(props: EmailPaneProps) {
  const { list, name, view, searchRef, onSearch, onHelp } = props;
  const t = useTranslations('email');
  return (
    <section className={classes.pane} aria-label={t('list', { name })}>
      <EmailHead
        list={list}
        name={name}
        total={view.rows && view.total}
        searchRef={searchRef}
        onSearch={(q) => onSearch({ q: q || undefined })}
        onHelp={onHelp}
      />
      <EmailListBar
        list={list}
        rows={view.rows ?? []}
        selection={props.selection}
        deeds={props.deeds}
        onUnread={(unread) => onSearch({ unread: unread ? '1' : undefined })}
      />
      <EmailContent {...props} />
    </section>
  );
}

function EmailContent(props: EmailPaneProps) {
  const { list, view, openId, selection, deeds, listRef, onSearch } = props;
  const t = useTranslations('email');
  const problemText = useProblemText();
  const { rows } = view;
  if (view.problem) {
    return (
      <ErrorState
        title={t('listFailed')}
        text={problemText(view.problem)}
        isRetrying={view.isReading}
        onRetry={view.readAgain}
      />
    );
  }
  if (!rows) return <EmailSkeleton />;
  if (rows.length === 0 && !view.hasMore) {
    return <EmailEmpty list={list} onAll={() => onSearch({ q: undefined, unread: undefined })} />;
  }
  return (
    <EmailRows
      list={list}
      rows={rows}
      view={view}
      openId={openId}
      selection={selection}
      deeds={deeds}
      handle={listRef}
    />
  );
}
