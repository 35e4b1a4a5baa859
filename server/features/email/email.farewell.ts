import type { Tx } from '../../platform/work.ts';
import {
  deleteMailbox,
  forgetTypedAddresses,
  forgetUnsentFiles,
  moveRecipients,
} from './email.farewell.queries.ts';

/** Their copies go; others keep theirs, with the name it was sent under. The next round sweeps. */
export async function leaveMails(
  tx: Tx,
  { organisationId, personId }: { organisationId: number; personId: number },
): Promise<void> {
  await deleteMailbox(tx, organisationId, personId);
  await forgetTypedAddresses(tx, organisationId, personId);
  await forgetUnsentFiles(tx, organisationId, personId);
}

/**
 * An answer to all reaches the person who is kept. The double's own mails stay closed: an organiser
 * could read what is not theirs by calling somebody a double.
 */
export const handOverMails = moveRecipients;
