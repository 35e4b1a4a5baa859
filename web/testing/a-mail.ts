import type { EmailDetail, EmailRow } from '@plenum/contract';

/** A line of a list: a read mail in the inbox. */
export const aMail = (id: number, fields: Partial<EmailRow> = {}): EmailRow => ({
  id,
  threadId: id,
  folder: 'inbox',
  isDraft: false,
  from: { personId: 7, name: 'Ada Park', email: '', avatar: null },
  to: [],
  subject: `Mail ${id}`,
  snippet: 'Hello',
  time: '2026-11-22T09:00:00.000Z',
  isRead: true,
  isStarred: false,
  labels: [],
  attachments: 0,
  inThread: 1,
  sending: null,
  ...fields,
});

/** The same, to read. */
export const aWholeMail = (id: number, fields: Partial<EmailDetail> = {}): EmailDetail => ({
  ...aMail(id),
  cc: [],
  bcc: [],
  message: '<p>Hello</p>',
  pictures: 0,
  files: [],
  leavesAt: null,
  outside: [],
  inReplyTo: null,
  version: 1,
  ...fields,
});
