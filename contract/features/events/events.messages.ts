import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

const about = { eventId: Type.Integer() };

export const eventsMessages = {
  /** Something organisers set has changed: read the event again. */
  'events.setup_changed': Type.Object(about),
  /** What attendees see of the event has changed, or whether they see it at all. */
  'events.changed': Type.Object(about),
  /** Someone joined or left. */
  'events.people_changed': Type.Object(about),
  /** What somebody's tickets open there may be another than before: read again what they enter. */
  'events.opens_changed': Type.Object(about),
  'events.announced': Type.Object(about),
} as const satisfies MessageTable;
