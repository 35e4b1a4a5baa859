import type { StageSource } from '@plenum/contract';

/** Its pictures are sent to us: they have no address, are recorded, and may be missed. */
export const isSent = (source: StageSource): source is 'studio' | 'encoder' =>
  source === 'studio' || source === 'encoder';
