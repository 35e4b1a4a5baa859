import type { Texts, Tier } from '@plenum/contract';

/** A booth as it is written down. */
export interface SummitBooth {
  tier: Tier;
  name: string;
  tagline: Texts;
  description: Texts;
  videoUrl?: string;
  topics: readonly string[];
  products: readonly { name: string; words: Texts }[];
  documents: readonly string[];
}
