import type { Stage } from '@plenum/contract';
import { type Actor, send } from './api.ts';

interface Where {
  organiser: Actor;
  event: { id: number };
}

/** A stage on which a studio goes live, unless it is said otherwise. */
export const aStage = ({ organiser, event }: Where, name: string, fields: Partial<Stage> = {}) =>
  send<Stage>(`/api/events/${event.id}/stages`, organiser.accessToken, {
    name: { en: name },
    roomId: null,
    source: 'studio',
    address: null,
    ...fields,
  });
