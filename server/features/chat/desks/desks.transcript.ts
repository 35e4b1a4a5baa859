import { problem } from '../../../platform/http/problem.ts';
import { type Language, letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { findReaders, hasProvenAddress } from '../../accounts/index.ts';
import { findEvent } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { requireRequest } from './desks.requests.access.ts';
import { linkOf } from './desks.request-notices.ts';
import { findSaid, type SaidRow } from './desks.transcript.queries.ts';

const mostLines = 1_000;

/** To the proven address of whoever asks for it, who can read all of it anyway. */
export async function mailTranscript(
  work: Work,
  person: Person,
  id: number,
): Promise<Record<string, never>> {
  await work.limits.spend('invite', String(person.id));
  return work.transaction((tx) => write(work, tx, person, id));
}

async function write(work: Work, tx: Tx, person: Person, id: number) {
  const { organisationId } = person;
  const { seen } = await requireRequest(tx, person, id);
  if (!(await hasProvenAddress(tx, person.id))) throw problem('events.address_unproven');
  const [reader] = await findReaders(tx, organisationId, [person.id]);
  const organisation = await organisationById(tx, organisationId);
  const event = await findEvent(tx, organisationId, seen.eventId ?? 0);
  if (!reader || !organisation || !event) throw problem('not_found');
  const language = reader.language ?? organisation.languages[0] ?? 'en';
  const said = await findSaid(tx, organisationId, id, mostLines);
  const values = {
    email: reader.email,
    organisation: organisation.name,
    event: event.name,
    exhibitor: seen.title,
    words: wordsOf(said, language, event.timeZone),
  };
  const kind = seen.kind === 'help' ? 'helpTranscript' : 'boothTranscript';
  const link = addressOf(work.config) + linkOf(seen, sideOf(person, seen.askerId));
  const mail = letter(language, kind, values, link);
  if (!(await postLetter(work, tx, person, reader.email, mail))) throw problem('too_many');
  return {};
}

const sideOf = ({ id }: Person, askerId: number | null) => (id === askerId ? 'asker' : 'helper');

function wordsOf(said: readonly SaidRow[], language: Language, timeZone: string): string {
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const blocks = said.map(({ at, fullName, text, files }) =>
    [`${fullName ?? '–'}, ${when.format(at)}`, text, ...files.map((name) => `[${name}]`)]
      .filter((part) => part !== '')
      .join('\n'),
  );
  return (said.length < mostLines ? blocks : ['…', ...blocks]).join('\n\n');
}
