/** Which histories a drill plays: its usual one or one that is new each time, or those that are asked for. */
export function drillSeeds(usual?: number): number[] {
  const isAsked = process.env['DRILL_SEEDS'] !== undefined;
  const anew = process.hrtime.bigint() % 1_000_000n;
  const first = Number(process.env['DRILL_SEED'] ?? (isAsked ? anew : (usual ?? anew)));
  const count = Number(process.env['DRILL_SEEDS'] ?? 1);
  return Array.from({ length: count }, (_, place) => first + place);
}
