import type { Clock } from './clock.ts';

/** What many ask for and costs a look: for so long all get one answer. A failure is not kept. */
export function seldom<T>({ clock }: { clock: Clock }, freshMs: number) {
  const known = new Map<string, { until: number; answer: Promise<T> }>();
  return (name: string, look: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime();
    const before = known.get(name);
    if (before && before.until > now) return before.answer;
    for (const [old, { until }] of known) if (until <= now) known.delete(old);
    const answer = look();
    known.set(name, { until: now + freshMs, answer });
    answer.catch(() => known.delete(name));
    return answer;
  };
}
