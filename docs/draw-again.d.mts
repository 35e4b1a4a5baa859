interface Draw {
  seed: string;
  seedHash: string;
  order: readonly string[];
}

export function orderOf(seed: string, marks: readonly string[]): string[];
export function faultsOf(draw: Draw, hashBefore?: string | null): string[];
export function placeOf(draw: Draw, secret: string): number;
