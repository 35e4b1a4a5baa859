import {
  type Attachment,
  drawnPicture,
  type EmailDetail,
  type EmailRecord,
} from '@plenum/contract';
import { isAuthor, lineView } from './list/list.line.view.ts';
import type { ShowParty } from './email.parties.ts';
import type { DetailRow, FileRow, RecipientRow } from './email.rows.ts';

/** As people read it: 52kb. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))}kb`
    : `${(bytes / 1_000_000).toFixed(1)}mb`;

/** Drawn here: a picture of a file that needs no token and no further call. */
export const sheet =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#5a6474" ' +
      'stroke-width="1.75"><path d="M14 3v5h5M6 3h8l5 5v13H6z"/></svg>',
  );

const fileView = ({ id, name, type, size, width, height }: FileRow): Attachment => ({
  fileName: name,
  thumbnail: width === null ? sheet : `/api/email/files/${id}/picture`,
  url: `/api/email/files/${id}`,
  size: sizeOf(size),
  id,
  type,
  bytes: size,
  picture: width === null || height === null ? null : { width, height },
});

/** Who it goes to without the others' knowing is told to who wrote it and to nobody else. */
const recipientsOf = (mail: DetailRow, kind: RecipientRow['kind']): RecipientRow[] =>
  kind === 'bcc' && !isAuthor(mail) ? [] : mail.recipients.filter((one) => one.kind === kind);

const outsideOf = (mail: DetailRow): EmailDetail['outside'] =>
  isAuthor(mail) && mail.state === 'sent'
    ? mail.recipients.flatMap(({ state, address, error }) =>
        state === 'inside' ? [] : [{ email: address, state, error }],
      )
    : [];

export function detailView(mail: DetailRow, show: ShowParty): EmailDetail {
  const parties = (kind: RecipientRow['kind']) =>
    recipientsOf(mail, kind).map((one) => show(mail, one));
  return {
    ...lineView(mail, show),
    to: parties('to'),
    cc: parties('cc'),
    bcc: parties('bcc'),
    message: mail.html,
    pictures: mail.pictures,
    files: mail.files.map(fileView),
    leavesAt: isAuthor(mail) ? (mail.leavesAt?.toISOString() ?? null) : null,
    outside: outsideOf(mail),
    inReplyTo: mail.state === 'draft' ? mail.answersCopyId : null,
    version: mail.version,
  };
}

type Reply = EmailRecord['replies'][number];

/** As the spec has it. Where an address is not shown, its place in a list of addresses says who. */
export function replyView(mail: DetailRow, show: ShowParty): Reply {
  const parties = (kind: RecipientRow['kind']) =>
    recipientsOf(mail, kind).map((one) => show(mail, one));
  const addresses = (kind: RecipientRow['kind']) =>
    parties(kind).map(({ email, name }) => email || name);
  const { email, name, avatar } = show(mail, mail.sender);
  return {
    id: mail.id,
    from: { email, name, avatar: avatar ?? drawnPicture(name) },
    to: parties('to').map((one) => ({ name: one.name, email: one.email })),
    subject: mail.subject,
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    message: mail.html,
    attachments: mail.files.map(fileView),
    isStarred: mail.isStarred,
    labels: mail.labels,
    time: mail.at.toISOString(),
    replies: [],
    folder: mail.folder,
    isRead: mail.isRead,
  };
}
