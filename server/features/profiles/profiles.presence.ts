import type { Work } from '../../platform/work.ts';

const freshMs = 10_000;

/** Every list of people asks: they are answered from one count. */
export function presenceOf({ hub, clock }: Work) {
  const known = new Map<number, { until: number; people: Promise<ReadonlySet<number>> }>();
  return (organisationId: number): Promise<ReadonlySet<number>> => {
    const now = clock.now().getTime();
    const fresh = known.get(organisationId);
    if (fresh && fresh.until > now) return fresh.people;
    for (const [id, { until }] of known) if (until <= now) known.delete(id);
    const people = hub.peopleIn(organisationId).then((ids) => new Set(ids));
    known.set(organisationId, { until: now + freshMs, people });
    return people;
  };
}
