import type { ShownSponsors, Sponsor, SponsorPackage, SponsorSetup } from '@plenum/contract';
import type { Everything, PackageRow, SponsorRow } from './sponsors.rows.ts';
import { wheelsOf } from './sponsors.wheels.ts';

const packageView = (row: PackageRow): SponsorPackage => ({
  id: row.id,
  name: row.name,
  weight: row.weight,
  placements: row.placements,
  promised: row.promised,
  version: row.version,
});

const sponsorView = (row: SponsorRow): Sponsor => ({
  id: row.id,
  packageId: row.packageId,
  name: row.name,
  url: row.url,
  words: row.words,
  isActive: row.isActive,
  logo: row.logo,
  version: row.version,
});

export const setupView = (all: Everything): SponsorSetup => ({
  packages: all.packages.map(packageView),
  sponsors: all.sponsors.map(sponsorView),
  seed: all.rotation.seed,
  seconds: all.rotation.seconds,
  wheels: wheelsOf(all),
});

/** Who is not active, and a package nobody active has, is nobody's business. */
export function shownView(all: Everything): ShownSponsors {
  const shown = all.sponsors.filter(({ isActive }) => isActive);
  const sold = new Set(shown.map(({ packageId }) => packageId));
  return {
    packages: all.packages.filter(({ id }) => sold.has(id)).map(({ id, name }) => ({ id, name })),
    sponsors: shown.map(({ id, packageId, name, url, words, logo }) => ({
      id,
      packageId,
      name,
      url,
      words,
      logo,
    })),
    seed: all.rotation.seed,
    seconds: all.rotation.seconds,
    wheels: wheelsOf(all),
  };
}
