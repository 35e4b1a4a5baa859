import type { ReadRecords } from '../../platform/outbound/records.ts';
import { letter } from '../../platform/mail/letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { findReaders } from '../accounts/index.ts';
import { findAdminIds, organisationById } from '../organisations/index.ts';
import { aboutDomains } from './face.domains.ts';
import {
  type LookedAtRow,
  lockDomain,
  setMissing,
  setUnproven,
  takeDomains,
} from './face.domains.queries.ts';
import { tellFaceChanged } from './face.live.ts';
import { recordNameOf, recordValueOf } from './face.view.ts';

const dayMs = 86_400_000;
/** So long a record may be gone, by mistake or while name servers change, before the domain is off. */
const graceMs = 7 * dayMs;
const atOnce = 100;

/** Each proven domain is looked at once a day, on however many nodes. */
export async function lookAtDomains(work: Work, readRecords: ReadRecords): Promise<void> {
  const now = work.clock.now();
  const before = new Date(now.getTime() - dayMs);
  for (const domain of await takeDomains(work.db, now, before, atOnce)) {
    const said = await readRecords(recordNameOf(domain));
    // Whoever could not be asked said nothing against it.
    if (said === null) continue;
    const isThere = said.includes(recordValueOf(domain));
    await work.transaction((tx) => judge(work, tx, domain, isThere));
  }
}

async function judge(work: Work, tx: Tx, looked: LookedAtRow, isThere: boolean): Promise<void> {
  const { organisationId, token, name } = looked;
  const now = work.clock.now();
  const domain = await lockDomain(tx, organisationId);
  if (domain?.token !== token || !domain.provenAt) return;
  const { missingSince } = domain;
  if (isThere) {
    if (missingSince) await setMissing(tx, organisationId, null);
  } else if (!missingSince) {
    await setMissing(tx, organisationId, now);
    await write(work, tx, { organisationId, kind: 'domainMissing', name });
  } else if (now.getTime() - missingSince.getTime() >= graceMs) {
    await setUnproven(tx, organisationId);
    tx.outdate(aboutDomains);
    await write(work, tx, { organisationId, kind: 'domainOff', name });
  } else return;
  tellFaceChanged(tx, organisationId);
}

interface About {
  organisationId: number;
  kind: 'domainMissing' | 'domainOff';
  name: string;
}

/** To all who run the organisation. */
async function write(work: Work, tx: Tx, { organisationId, kind, name }: About): Promise<void> {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation) return;
  const link = `${addressOf(work.config)}/public-page`;
  const admins = await findAdminIds(tx, organisationId);
  for (const { email, language } of await findReaders(tx, organisationId, admins)) {
    const values = { email, organisation: organisation.name, words: name };
    const mail = letter(language ?? organisation.languages[0] ?? 'en', kind, values, link);
    await postLetter(work, tx, { organisationId }, email, mail);
  }
}
