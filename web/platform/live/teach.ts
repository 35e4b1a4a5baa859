import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Effect } from './live.ts';
import { livesOf } from './lives.ts';

/** What a call answered is known from now on, and nothing older that is on its way takes it back. */
export function teach(client: QueryClient, ...effects: readonly Effect[]): void {
  notifyManager.batch(() => {
    for (const { live, news } of effects) livesOf(client).tell(live, news);
  });
}
