import type { KioskInput } from '@plenum/contract';

export const aKioskInput = (other: Partial<KioskInput> = {}): KioskInput => ({
  name: 'Foyer',
  listId: null,
  prints: true,
  ...other,
});
