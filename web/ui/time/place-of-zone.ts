/** `America/New_York` is named after New York. */
export const placeOfZone = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
