import type { EmailRow, Label } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useLastSession } from '../../platform/session/session.ts';
import { restoring } from './email.edits.ts';
import { useEmailChanges } from './use-email-changes.ts';

type Rows = readonly EmailRow[];

/** All that can be done to one mail or many; only what is deleted for good cannot be undone. */
export function useEmailDeeds() {
  const t = useTranslations('email');
  const apply = useEmailChanges();
  const me = useLastSession()?.person.id ?? 0;
  const said = (name: Parameters<typeof t>[0] & `done.${string}`, rows: Rows, label = '') =>
    t(name, { count: rows.length, label });
  return {
    /** What is opened is read: nobody needs to be told. */
    see: (rows: Rows) => apply({ kind: 'update', rows, fields: { isRead: true } }),
    read: (rows: Rows, isRead: boolean) =>
      apply(
        { kind: 'update', rows, fields: { isRead } },
        said(isRead ? 'done.read' : 'done.unread', rows),
      ),
    star: (rows: Rows, isStarred: boolean) =>
      apply(
        { kind: 'update', rows, fields: { isStarred } },
        said(isStarred ? 'done.starred' : 'done.unstarred', rows),
      ),
    label: (rows: Rows, label: Label, isSet: boolean) =>
      apply(
        { kind: 'label', rows, label, isSet },
        said(isSet ? 'done.labelled' : 'done.unlabelled', rows, t(`labels.${label}`)),
      ),
    trash: (rows: Rows) =>
      apply({ kind: 'update', rows, fields: { folder: 'trash' } }, said('done.trashed', rows)),
    spam: (rows: Rows, isSpam: boolean) =>
      apply(
        { kind: 'update', rows, fields: { folder: isSpam ? 'spam' : 'inbox' } },
        said(isSpam ? 'done.spam' : 'done.noSpam', rows),
      ),
    restore: (rows: Rows) => apply(restoring(rows, me), said('done.restored', rows)),
    deleteForGood: (rows: Rows) => apply({ kind: 'delete', rows }, said('done.deleted', rows)),
  };
}

export type EmailDeeds = ReturnType<typeof useEmailDeeds>;
