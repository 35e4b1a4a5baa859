import { storedValue } from '../../../platform/stored-value.ts';

const namedUpTo = 40;

/** What people at the door call this device: who comes again hears where they came in before. */
export const doorName = storedValue<string>(
  'doorName',
  (text) => text ?? '',
  (name) => name.slice(0, namedUpTo),
);

interface KeptList {
  eventId: number;
  listId: number;
}

function parse(text: string | null): KeptList | null {
  const [eventId, listId] = (text ?? '').split(' ').map(Number);
  return eventId && listId ? { eventId, listId } : null;
}

/** Whose list this device stands at, also when it is opened anew. */
export const doorList = storedValue<KeptList | null>('doorList', parse, (kept) =>
  kept ? `${kept.eventId} ${kept.listId}` : '',
);

export interface DoorSearch {
  list?: string;
}

const isId = (value: unknown): boolean => /^[1-9]\d{0,14}$/.test(String(value));

export const readDoorSearch = ({ list }: Record<string, unknown>): DoorSearch =>
  isId(list) ? { list: String(list) } : {};
