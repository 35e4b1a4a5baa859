import { randomBytes } from 'node:crypto';
import type { FaceSetup, NewDomain } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/kept/kept.ts';
import type { ReadRecords } from '../../platform/outbound/records.ts';
import type { Person } from '../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireFace, requireFaceLocked } from './face.access.ts';
import { domainNameOf } from './face.domain-name.ts';
import {
  deleteDomain,
  findDomain,
  findOwner,
  lockDomain,
  lockName,
  setDomain,
  setProven,
} from './face.domains.queries.ts';
import { tellFaceChanged } from './face.live.ts';
import { readFace } from './face.service.ts';
import { recordNameOf, recordValueOf } from './face.view.ts';

/** Which domain is whose: whoever keeps that in mind hears when it changes. */
export const aboutDomains: Subject = 'face:domains';

type Deed = 'face.domain_named' | 'face.domain_proven' | 'face.domain_removed';

async function keep(tx: Tx, person: Person, action: Deed, subject: string): Promise<void> {
  await record(tx, person, { action, subject });
  tx.outdate(aboutDomains);
  tellFaceChanged(tx, person.organisationId);
}

export async function nameDomain(work: Work, person: Person, given: NewDomain): Promise<FaceSetup> {
  const name = domainNameOf(given.name, new URL(addressOf(work.config)).hostname);
  if (name === null) {
    const errors = [{ path: '/name', message: 'is no domain one can own' }];
    throw problem('face.domain_unusable', { errors });
  }
  await work.transaction(async (tx) => {
    const { organisationId } = await requireFaceLocked(tx, person);
    const before = await lockDomain(tx, organisationId);
    if (before?.name === name) return;
    await setDomain(tx, organisationId, name, randomBytes(24).toString('base64url'));
    await keep(tx, person, 'face.domain_named', name);
  });
  return readFace(work, person);
}

/** Asked outside of any transaction: name servers take their time. */
export async function proveDomain(
  work: Work,
  readRecords: ReadRecords,
  person: Person,
): Promise<FaceSetup> {
  const { organisationId } = await requireFace(work.db, person);
  const claimed = await findDomain(work.db, organisationId);
  if (!claimed) throw problem('not_found');
  const said = await readRecords(recordNameOf(claimed));
  if (!said?.includes(recordValueOf(claimed))) throw problem('face.domain_unproven');
  await work.transaction(async (tx) => {
    await requireFaceLocked(tx, person);
    const now = await lockDomain(tx, organisationId);
    if (now?.token !== claimed.token) throw problem('face.domain_unproven');
    if (now.provenAt) return;
    await lockName(tx, now.name);
    if ((await findOwner(tx, now.name)) !== null) throw problem('face.domain_taken');
    await setProven(tx, organisationId, work.clock.now());
    await keep(tx, person, 'face.domain_proven', now.name);
  });
  return readFace(work, person);
}

export async function removeDomain(work: Work, person: Person): Promise<FaceSetup> {
  await work.transaction(async (tx) => {
    const { organisationId } = await requireFaceLocked(tx, person);
    const before = await lockDomain(tx, organisationId);
    if (!before) throw problem('not_found');
    await deleteDomain(tx, organisationId);
    await keep(tx, person, 'face.domain_removed', before.name);
  });
  return readFace(work, person);
}

/** For a proxy that asks before it has a certificate made. */
export async function askDomain({ db }: Work, domain: string): Promise<void> {
  if ((await findOwner(db, domain.toLowerCase())) === null) throw problem('not_found');
}
