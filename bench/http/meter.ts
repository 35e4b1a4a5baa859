import { inHundredths, inWholes, spreadOf } from '../figures.ts';
import { processorSeconds, type Running } from '../processes.ts';
import { type Load, requestsPerSecond } from './load.ts';

interface Meter {
  /** Answers per second, of one more stretch. */
  measure(): Promise<number>;
  warmUp(): Promise<number>;
  /** Microseconds of processor an answer took, a stretch each. */
  costs: number[];
  busy: number[];
}

/** Puts load on a server and watches what it spends. */
export function meterFor(load: Load, { child }: Pick<Running, 'child'>): Meter {
  const busy: number[] = [];
  const costs: number[] = [];
  const { seconds } = load;
  const measure = async () => {
    const before = processorSeconds(child.pid);
    const rate = await requestsPerSecond(load);
    const used = processorSeconds(child.pid) - before;
    busy.push(used / seconds);
    costs.push((used * 1e6) / (rate * seconds));
    return rate;
  };
  return { busy, costs, measure, warmUp: () => requestsPerSecond({ ...load, seconds: 3 }) };
}

/** Below a full core, something else than the server holds the rate down. */
export const spent = ({ busy, costs }: Meter): string =>
  `${inWholes(spreadOf(costs).median)} µs of processor each, core ${inHundredths(spreadOf(busy).median)} busy`;

/** Our part of a bare server's answers for the same processor time, where the load tool is the slower one. */
export function partByProcessor(ours: Meter, bare: Meter): string {
  const parts = ours.costs.map((cost, index) => (bare.costs[index] ?? Number.NaN) / cost);
  return `by processor time ${inHundredths(spreadOf(parts).median)}`;
}
