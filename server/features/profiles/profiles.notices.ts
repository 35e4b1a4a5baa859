import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { notify } from '../notifications/index.ts';
import { memberById } from '../organisations/index.ts';

interface About {
  eventId: number;
  toId: number;
  connectionId: number;
  text: string;
}

/** The same request never tells twice, however often it is taken back and made again. */
export const noticeAsked = (tx: Tx, person: Person, about: About) =>
  notice(tx, person, about, 'profiles.asks_to_connect');

export const noticeConnected = (tx: Tx, person: Person, about: About) =>
  notice(tx, person, about, 'profiles.connected');

async function notice(
  tx: Tx,
  { organisationId, id }: Person,
  { eventId, toId, connectionId, text }: About,
  kind: 'profiles.asks_to_connect' | 'profiles.connected',
): Promise<void> {
  const [event, member] = [
    await findEvent(tx, organisationId, eventId),
    await memberById(tx, organisationId, id),
  ];
  if (!event || !member) return;
  const fullName = member.fullName;
  const data = { eventId, eventName: event.name, personId: id, fullName, text };
  const key = `${kind} ${connectionId}`;
  await notify(tx, organisationId, [toId], { kind, data, link: `/people/${id}`, key });
}
