import type { QueryClient } from '@tanstack/react-query';
import { abilitiesOf, type Need, usualNeed } from '../abilities.ts';
import { queryClientOf } from '../query-client.ts';
import { session } from '../session/session.ts';

/** What was read ahead of a page is not read again because the page is drawn. */
export const justReadMs = 5_000;

/** So long a wait is not felt: what is there by then is shown at once, in place of its skeleton. */
const unfeltMs = 150;

/** Asks for what a page will show, before it is drawn. */
export async function readAhead(
  ask: (client: QueryClient) => readonly Promise<unknown>[],
  need: Need = usualNeed,
): Promise<void> {
  const now = session.get();
  if (!now || !abilitiesOf(now.person)(need)) return;
  const answers = Promise.allSettled(ask(queryClientOf(now)));
  const patience = new Promise((resolve) => setTimeout(resolve, unfeltMs));
  await Promise.race([answers, patience]);
}
