import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

interface Who {
  organisationId: number;
  id: number;
}

export const tellMineChanged = (tx: Tx, { organisationId, id }: Who, version: number) =>
  tx.tell('profiles.mine_changed', { version }, [personIn(organisationId, id)]);

/** Each hears of the other. */
export function tellConnections(tx: Tx, organisationId: number, one: number, other: number): void {
  tellAbout(tx, organisationId, one, other);
  tellAbout(tx, organisationId, other, one);
}

/** To one of them alone: of a refusal who asked hears nothing. */
export const tellAbout = (tx: Tx, organisationId: number, toId: number, personId: number) =>
  tx.tell('profiles.connections_changed', { personId }, [personIn(organisationId, toId)]);
