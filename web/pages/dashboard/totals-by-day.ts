interface Joined {
  day: string;
  people: number;
}

const dayMs = 86_400_000;
const printDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** How many there were at the end of each day, from the eve of the first on; quiet days as well. */
export function totalsByDay(joined: readonly Joined[]): Joined[] {
  const [first, last] = [joined[0], joined.at(-1)];
  if (!first || !last) return [];
  const byDay = new Map(joined.map(({ day, people }) => [day, people]));
  const totals: Joined[] = [];
  let people = 0;
  for (let at = Date.parse(first.day) - dayMs; at <= Date.parse(last.day); at += dayMs) {
    const day = printDay(at);
    people += byDay.get(day) ?? 0;
    totals.push({ day, people });
  }
  return totals;
}
