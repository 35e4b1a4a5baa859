import type { Placement, SponsorPackage, Texts } from '@plenum/contract';

export interface PackageRow {
  id: number;
  name: Texts;
  weight: number;
  placements: Placement[];
  promised: SponsorPackage['promised'];
  version: number;
}

export interface SponsorRow {
  id: number;
  packageId: number;
  name: string;
  url: string | null;
  words: Texts;
  isActive: boolean;
  logo: string | null;
  version: number;
}

export interface Rotation {
  seed: string;
  seconds: number;
}

/** Everything of an event, in its order. */
export interface Everything {
  packages: PackageRow[];
  sponsors: SponsorRow[];
  rotation: Rotation;
}
