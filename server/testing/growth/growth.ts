const rounds = 8;
/** From all of it to an eighth. */
const halvings = 3;

/** Between linear and square: what is above is no noise. */
export const steepest = 1.5;

/** What this process reckoned with, its threads among it; what else runs on the machine is not counted. */
async function spentMs(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How steeply the time climbs with what is given: 1 is linear, 2 its square, which is an attack. The
 * best of several rounds, and no more of them than it takes to see that it is linear. What takes less
 * than `nothingMs` in all is nothing.
 */
export async function growthOf(
  run: (share: number) => unknown,
  { nothingMs }: { nothingMs: number },
): Promise<number> {
  const least = Array.from({ length: halvings + 1 }, () => Infinity);
  const after = (halving: number) => least[halving] ?? Infinity;
  const measure = async (halving: number) => {
    const spent = await spentMs(() => run(0.5 ** halving));
    least[halving] = Math.min(after(halving), spent);
  };
  for (let round = 0; round < rounds; round += 1) {
    await measure(0);
    if (after(0) < nothingMs) return 1;
    await measure(halvings);
    const growth = Math.log2(after(0) / after(halvings)) / halvings;
    if (growth < steepest) return growth;
  }
  // Memory that outgrows its first room makes one step high; a square climbs at each of them.
  for (let round = 0; round < rounds; round += 1) {
    for (let halving = 1; halving < halvings; halving += 1) await measure(halving);
  }
  const steps = least.slice(1).map((ms, halving) => Math.log2(after(halving) / ms));
  return steps.toSorted((a, b) => a - b)[Math.floor(halvings / 2)] ?? 0;
}
