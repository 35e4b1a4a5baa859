const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Longer than anybody sells; what lies before is in what stands then. */
const mostDays = 1_100;

/** Every day from one to another, no more than there is room for. */
export function daysBetween(first: string, last: string): string[] {
  const end = Date.parse(last);
  const begin = Math.max(Date.parse(first), end - (mostDays - 1) * dayMs);
  const count = Math.max(0, Math.round((end - begin) / dayMs) + 1);
  return Array.from({ length: count }, (_, place) =>
    new Date(begin + place * dayMs).toISOString().slice(0, 10),
  );
}

/** When the hours of a day begin. */
export const hoursBetween = (begins: Date, ends: Date): string[] =>
  Array.from({ length: Math.ceil((ends.getTime() - begins.getTime()) / hourMs) }, (_, place) =>
    new Date(begins.getTime() + place * hourMs).toISOString(),
  );
