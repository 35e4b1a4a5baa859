/** Which histories a drill plays: one that is new each time, or those that are asked for. */
export function drillSeeds(): number[] {
  const first = Number(process.env['DRILL_SEED'] ?? process.hrtime.bigint() % 1_000_000n);
  const count = Number(process.env['DRILL_SEEDS'] ?? 1);
  return Array.from({ length: count }, (_, place) => first + place);
}
