import { adminsOf, everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

interface News {
  /** Null: not one article alone. */
  articleId: number | null;
  /** Whether those who only read see anything of it. */
  isShown: boolean;
}

export function tellHelpChanged(
  tx: Tx,
  organisationId: number,
  { articleId, isShown }: News,
): void {
  tx.tell('help.changed', { articleId }, [adminsOf(organisationId)]);
  if (isShown) tx.tell('help.shown_changed', {}, [everyoneIn(organisationId)]);
}
