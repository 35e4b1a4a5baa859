import type { EmailDetail } from '@plenum/contract';

/** Which mails of a thread stand open: what was opened or unread, until somebody says otherwise. */
export interface OpenMails {
  /** Seen unread: they stay open when they are read. */
  unread: ReadonlySet<number>;
  /** Opened or closed by hand. */
  byHand: ReadonlyMap<number, boolean>;
}

export const noneOpen: OpenMails = { unread: new Set(), byHand: new Map() };

/** A mail that comes unread while one reads opens as well; the same object where nothing is new. */
export function seeUnread(open: OpenMails, thread: readonly EmailDetail[]): OpenMails {
  const fresh = thread.filter(({ id, isRead }) => !isRead && !open.unread.has(id));
  if (fresh.length === 0) return open;
  return { ...open, unread: new Set([...open.unread, ...fresh.map(({ id }) => id)]) };
}

export const turn = (open: OpenMails, id: number, isOpen: boolean): OpenMails => ({
  ...open,
  byHand: new Map([...open.byHand, [id, isOpen]]),
});

export const isOpen = (open: OpenMails, id: number, openedId: number): boolean =>
  open.byHand.get(id) ?? (id === openedId || open.unread.has(id));
