import type { Answer, CalendarName, Occurrence } from '@plenum/contract';

export const calendarNames = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;
export const extraLayers = ['sessions', 'tasks'] as const;
export type ExtraLayer = (typeof extraLayers)[number];
export const answers = ['yes', 'maybe', 'no'] as const satisfies Answer[];

const hues: Record<CalendarName, string> = {
  Business: 'indigo',
  Holiday: 'green',
  Personal: 'red',
  Family: 'amber',
  ETC: 'sky',
};

export const hueOf = ({ layer, calendar }: Pick<Occurrence, 'layer' | 'calendar'>): string => {
  if (layer === 'sessions') return 'violet';
  return layer === 'tasks' || !calendar ? 'plain' : hues[calendar];
};

export const calendarHue = (name: CalendarName): string => hues[name];
export const layerHue = (layer: ExtraLayer): string => hueOf({ layer, calendar: null });
