import type { WaySetting, WaySettings } from '@plenum/contract';

/** A way as the form has it: a thing of a list, so that two people may edit two of them at once. */
export interface WayValue extends Omit<WaySetting, 'way'> {
  id: WaySetting['way'];
}
export interface WaysValues {
  ways: WayValue[];
}

export const valuesOf = ({ ways }: WaySettings): WaysValues => ({
  ways: ways.map(({ way, ...setting }) => ({ id: way, ...setting })),
});

export const settingsOf = ({ ways }: WaysValues): WaySetting[] =>
  ways.map(({ id, ...setting }) => ({ way: id, ...setting }));

/** One place up or down; at the end it stays. */
export function moved(ways: readonly WayValue[], id: WayValue['id'], by: -1 | 1): WayValue[] {
  const from = ways.findIndex((way) => way.id === id);
  const other = ways[from + by];
  const own = ways[from];
  if (!own || !other) return [...ways];
  return ways.map((way) => (way === own ? other : way === other ? own : way));
}
