import zones from './zones.json' with { type: 'json' };

const countries = new Map(
  Object.entries(zones).flatMap(([country, names]) =>
    names.split(' ').map((zone) => [zone, country] as const),
  ),
);

/** Other names of a zone that were asked for; strangers may make up as many as they like. */
const asked = new Map<string, string>();
const mostAsked = 1_000;

/** The country whose clocks go so; empty where that says nothing. */
export function countryOf(zone: string): string {
  const known = countries.get(zone) ?? asked.get(zone);
  if (known !== undefined) return known;
  const country = countries.get(usualName(zone)) ?? '';
  if (asked.size < mostAsked) asked.set(zone, country);
  return country;
}

function usualName(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}
