import { Button } from '@mantine/core';
import type { EmailRow } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { BulkButtons } from './bulk-buttons.tsx';
import { EmptyTrash } from './empty-trash.tsx';
import classes from './email-list-bar.module.css';
import type { EmailListOf } from '../email.order.ts';
import type { EmailDeeds } from '../use-email-deeds.ts';
import type { MailSelection } from './use-mail-selection.ts';

interface EmailListBarProps {
  list: EmailListOf;
  rows: readonly EmailRow[];
  selection: MailSelection;
  deeds: EmailDeeds;
  onUnread: (unread: boolean) => void;
}

/** Above the list: all or none; then what can be done to the chosen ones, else what to show. */
export function EmailListBar({ list, rows, selection, deeds, onUnread }: EmailListBarProps) {
  const t = useTranslations('email');
  const count = selection.chosen.size;
  return (
    <div className={classes.bar}>
      <TickBox
        label={t('chooseAll')}
        isTicked={count > 0 && count === rows.length}
        isMixed={count > 0 && count < rows.length}
        isOff={rows.length === 0}
        onTick={selection.chooseAll}
      />
      {count > 0 ? (
        <BulkButtons list={list} selection={selection} deeds={deeds} />
      ) : (
        <>
          <Button
            size="compact-sm"
            variant={list.unread ? 'light' : 'subtle'}
            {...(!list.unread && { color: 'gray' })}
            aria-pressed={list.unread}
            onClick={() => onUnread(!list.unread)}
          >
            {t('unreadOnly')}
          </Button>
          {list.folder === 'trash' && rows.length > 0 && <EmptyTrash />}
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {count > 0 && t('chosen', { count })}
      </p>
    </div>
  );
}
