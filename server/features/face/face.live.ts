import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

/** Those who may change it. */
export const tellFaceChanged = (tx: Tx, organisationId: number) =>
  tx.tell('face.changed', {}, [adminsOf(organisationId)]);
