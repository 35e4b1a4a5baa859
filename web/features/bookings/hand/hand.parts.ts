import type { HandFault, HandValues } from './hand.values.ts';

export interface HandPartProps {
  values: HandValues;
  faults: readonly HandFault[];
  onChange: (next: Partial<HandValues>) => void;
}
