import type { Addressee, NewDraft } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { requireCopy } from '../email.access.ts';
import { type Addressed, lookUp } from './compose.addressees.ts';
import {
  findHabits,
  findRecipients,
  findSource,
  type SourceRow,
  type StoredRecipient,
} from './compose.drafts.queries.ts';
import { subjectOf } from '../reader/reader.plain.ts';
import { quoted } from './compose.quote.ts';

type Answers = NonNullable<NewDraft['answers']>;
type Kind = StoredRecipient['kind'];

/** What a begun answer or forward is filled with. */
export interface Filled {
  source: SourceRow;
  way: Answers['way'];
  to: Addressed[];
  cc: Addressed[];
  subject: string;
  html: string;
  /** Whoever wrote it or was written to may be answered. */
  known: number[];
}

const longestReferences = 30;

/** What an answer says of the mails before it (RFC 5322, 3.6.4): the first one and the latest. */
export const referencesOf = ({ mailId, referenceIds }: SourceRow): string[] => [
  ...referenceIds.slice(0, 1),
  ...referenceIds.slice(1).slice(-longestReferences),
  mailId,
];

const asAddressee = ({
  personId,
  groupKey,
  name,
  address,
}: Omit<StoredRecipient, 'kind'>): Addressee | null => {
  if (personId !== null) return { personId };
  if (groupKey !== null) return { group: groupKey };
  return address ? { email: address, name } : null;
};

export const asAddressees = (all: readonly Omit<StoredRecipient, 'kind'>[]): Addressee[] =>
  all.map(asAddressee).filter((one) => one !== null);

/** Those who stand openly in a mail, its writer first. */
const open = (recipients: readonly StoredRecipient[]) =>
  recipients.filter(({ kind }) => kind !== 'bcc');

export const knownIn = (source: SourceRow, recipients: readonly StoredRecipient[]): number[] =>
  [source.authorId, ...open(recipients).map(({ personId }) => personId)].filter(
    (id) => id !== null,
  );

/** Who an answer goes to; what I sent myself is answered to whom I sent it. */
function whoOf(
  kind: Exclude<Kind, 'bcc'>,
  way: Answers['way'],
  person: Person,
  source: SourceRow,
  recipients: readonly StoredRecipient[],
): Addressee[] {
  if (way === 'forward' || (kind === 'cc' && way === 'reply')) return [];
  const isMine = source.authorId === person.id;
  const others = (of: Kind) =>
    asAddressees(recipients.filter((one) => one.kind === of && one.personId !== person.id));
  const writer = isMine ? [] : asAddressees([writerOf(source)]);
  if (kind === 'cc') return others('cc');
  return way === 'reply' && !isMine ? writer : [...writer, ...others('to')];
}

const writerOf = ({ authorId, fromName, fromAddress }: SourceRow) => ({
  personId: authorId,
  groupKey: null,
  name: fromName,
  address: fromAddress || null,
});

export async function answering(
  db: Db,
  person: Person,
  { emailId, way }: Answers,
): Promise<Filled> {
  const { organisationId } = person;
  const { messageId } = await requireCopy(db, person, emailId);
  const source = await findSource(db, organisationId, messageId);
  if (!source || source.state === 'draft' || source.state === 'leaving') throw problem('not_found');
  const recipients = open(await findRecipients(db, organisationId, messageId));
  const known = knownIn(source, recipients);
  const fill = async (kind: Exclude<Kind, 'bcc'>) => {
    const wanted = whoOf(kind, way, person, source, recipients);
    // Who cannot be written to any more is left out: the writer sees who is there.
    return (await lookUp(db, person, wanted, known)).filter((one) => one !== null);
  };
  const habits = await findHabits(db, organisationId, person.id);
  return {
    source,
    way,
    to: await fill('to'),
    cc: await fill('cc'),
    subject: subjectOf(way, source.subject),
    html: quoted(way, source, recipients, habits),
    known,
  };
}
