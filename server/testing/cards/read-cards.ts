import ICAL from 'ical.js';

/** What a reader that is not ours makes of vCards: each property by its name, as often as it stands. */
export function readCards(text: string): Record<string, unknown[]>[] {
  if (text === '') return [];
  const parsed = ICAL.parse(text) as unknown[];
  const cards = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
  return cards.map((card) => {
    const component = new ICAL.Component(card);
    const read: Record<string, unknown[]> = {};
    for (const property of component.getAllProperties()) {
      const values: unknown[] = property.getValues();
      read[property.name] = [...(read[property.name] ?? []), ...values];
    }
    return read;
  });
}
