import type { FaceDomain, FaceSetup } from '@plenum/contract';
import type { DomainRow } from './face.domains.queries.ts';
import type { FaceRow } from './face.queries.ts';

export const recordNameOf = ({ name }: Pick<DomainRow, 'name'>) => `_plenum.${name}`;
export const recordValueOf = ({ token }: Pick<DomainRow, 'token'>) => `plenum=${token}`;

const domainView = (row: DomainRow): FaceDomain => ({
  name: row.name,
  recordName: recordNameOf(row),
  recordValue: recordValueOf(row),
  isProven: row.provenAt !== null,
  missingSince: row.missingSince?.toISOString() ?? null,
});

interface Where {
  place: string;
  home: string;
  domain: DomainRow | null;
}

export const setupView = (row: FaceRow, { place, home, domain }: Where): FaceSetup => ({
  place,
  isPublic: row.isPublic,
  lead: row.lead,
  about: row.about,
  version: row.version,
  address: `${home}/o/${place}`,
  domain: domain && domainView(domain),
});
