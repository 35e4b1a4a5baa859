import type { Tx } from '../../platform/work.ts';
import { notifyEach } from '../notifications/index.ts';
import type { LeavingRow } from './compose/compose.send.queries.ts';

const mostWords = 300;
const subjectOr = (subject: string): string => subject || '…';

type Told = Pick<LeavingRow, 'fromName' | 'subject' | 'text'>;

/** Each is led to their own copy. */
export const noticeArrived = (
  tx: Tx,
  organisationId: number,
  { fromName, subject, text }: Told,
  copies: readonly { id: number; ownerId: number }[],
  at: Date,
): Promise<number> =>
  notifyEach(
    tx,
    organisationId,
    copies.map(({ id, ownerId }) => ({
      personId: ownerId,
      kind: 'email.arrived' as const,
      data: {
        emailId: id,
        fullName: fromName,
        title: subjectOr(subject),
        text: text.slice(0, mostWords).replace(/\s+/g, ' '),
      },
      link: `/apps/email/inbox/${id}`,
      key: `email.arrived ${id}`,
    })),
    at,
  );

/** What the other mail server said, to who wrote the mail. */
export const noticeBounced = (
  tx: Tx,
  organisationId: number,
  { personId, emailId, subject }: { personId: number; emailId: number; subject: string },
  { address, error }: { address: string; error: string },
  at: Date,
): Promise<number> =>
  notifyEach(
    tx,
    organisationId,
    [
      {
        personId,
        kind: 'email.bounced' as const,
        data: { emailId, fullName: address, title: subjectOr(subject), text: error },
        link: `/apps/email/sent/${emailId}`,
        key: `email.bounced ${emailId} ${address} ${at.getTime()}`,
      },
    ],
    at,
  );
