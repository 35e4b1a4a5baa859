import type { NeededTicket, TicketOpens } from '@plenum/contract';
import type { TicketRow } from '../tickets.rows.ts';

/** Of everything that is sold or was booked: what it opens. */
export interface Opening extends Pick<TicketRow, 'id' | 'kind' | 'name' | 'mode' | 'audience'> {
  opens: TicketOpens;
  isOffered: boolean;
}

/** A stage, or those in the room of a session, with the session that is on. */
export interface Place {
  stageIds: readonly number[];
  sessionId: number | null;
}

/** A session that an add-on opens is sold on its own: nothing else opens it but by its name. */
const isSoldAlone = (openings: readonly Opening[], sessionId: number): boolean =>
  openings.some(({ kind, opens }) => kind === 'add_on' && opens.sessionIds.includes(sessionId));

/** Who bought to be there on site has no picture where the picture is sold as well. */
const isBesidePicture = (openings: readonly Opening[], { kind, mode }: Opening): boolean =>
  kind === 'ticket' &&
  mode === 'on_site' &&
  openings.some((one) => one.kind === 'ticket' && one.mode !== 'on_site');

function isOpenedBy(openings: readonly Opening[], one: Opening, { stageIds, sessionId }: Place) {
  const { opens } = one;
  if (opens.what === 'nothing' || isBesidePicture(openings, one)) return false;
  const isNamed = sessionId !== null && opens.sessionIds.includes(sessionId);
  if (opens.what === 'chosen' && isNamed) return true;
  if (sessionId !== null && isSoldAlone(openings, sessionId)) return false;
  return opens.what === 'all' || stageIds.some((id) => opens.stageIds.includes(id));
}

/** What every ticket opens asks nobody for one. */
export function needsAt(
  openings: readonly Opening[],
  held: readonly number[],
  place: Place,
): NeededTicket[] | null {
  const { sessionId } = place;
  const opening = openings.filter((one) => isOpenedBy(openings, one, place));
  const isAsked =
    (sessionId !== null && isSoldAlone(openings, sessionId)) ||
    openings.some((one) => one.kind === 'ticket' && !opening.includes(one));
  if (!isAsked || opening.some(({ id }) => held.includes(id))) return null;
  return opening
    .filter(({ isOffered, audience }) => isOffered && audience === 'everyone')
    .map(({ id, name }) => ({ id, name }));
}

/** Where it is so nobody is asked anything. */
export const opensAlike = (openings: readonly Opening[]): boolean =>
  openings.every(
    (one) =>
      !isBesidePicture(openings, one) &&
      (one.kind === 'ticket' ? one.opens.what === 'all' : one.opens.sessionIds.length === 0),
  );
