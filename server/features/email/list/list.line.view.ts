import type { EmailRow } from '@plenum/contract';
import type { ShowParty } from '../email.parties.ts';
import type { LineRow, OutsideState } from '../email.rows.ts';

const mostOfSnippet = 160;
/** The first of these that some address has is what is said of the whole. */
const telling: readonly OutsideState[] = ['waiting', 'failed', 'kept', 'sent'];

export const isAuthor = ({ authorId, ownerId }: LineRow): boolean => authorId === ownerId;

function sendingOf(line: LineRow): EmailRow['sending'] {
  if (!isAuthor(line) || line.state === 'draft') return null;
  if (line.state === 'leaving') return 'leaving';
  return telling.find((state) => line.outsideStates.includes(state)) ?? null;
}

export const lineView = (line: LineRow, show: ShowParty): EmailRow => ({
  id: line.id,
  threadId: line.threadId,
  folder: line.folder,
  isDraft: line.state === 'draft',
  from: show(line, line.sender),
  to: line.recipients
    .filter(({ kind }) => kind === 'to')
    .slice(0, 3)
    .map((one) => show(line, one)),
  subject: line.subject,
  snippet: line.snippet.replace(/\s+/g, ' ').trim().slice(0, mostOfSnippet),
  time: line.at.toISOString(),
  isRead: line.isRead,
  isStarred: line.isStarred,
  labels: line.labels,
  attachments: line.attachments,
  inThread: line.inThread,
  sending: sendingOf(line),
});
