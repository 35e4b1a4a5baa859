const rounds = 5;
/** Below this nobody waits, and a clock tells little. */
const nothingMs = 4;

/** What this process reckoned with meanwhile: what else runs on the machine is not counted. */
function spentMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function leastMs(run: () => unknown, seen: number): number {
  return Math.min(seen, spentMs(run));
}

/**
 * How many times longer it takes when what it is given grows by so much, the best of several rounds;
 * as much as it grew is linear, its square is an attack. Stops as soon as it is seen to be linear.
 */
export function growthOf(run: (size: number) => unknown, size: number, by: number): number {
  let [small, large] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    large = leastMs(() => run(size * by), large);
    if (large < nothingMs) return 1;
    small = leastMs(() => run(size), small);
    if (large / small < steepest(by)) break;
  }
  return large / small;
}

/** Between linear and square: what is above is no noise. */
export const steepest = (by: number): number => by ** 1.5;
