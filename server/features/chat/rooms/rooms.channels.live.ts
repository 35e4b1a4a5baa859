import { adminsOf, everyoneIn } from '../../../platform/sockets/rooms.ts';
import type { Tx } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';

type Which = Pick<EventRow, 'organisationId' | 'id' | 'state'>;

/** To whoever may list them: of a draft nobody but its organisers hears. */
export const tellChannelsChanged = (tx: Tx, { organisationId, id, state }: Which): void =>
  tx.tell('chat.channels_changed', { eventId: id }, [
    state === 'draft' ? adminsOf(organisationId) : everyoneIn(organisationId),
  ]);
