import { useQuery } from '@tanstack/react-query';
import { HandList } from './guests-panel.tsx';
import type { WhichRun } from './guests.api.ts';
import { guests } from './guests.live.ts';
import { useGuestDeeds } from './use-guest-deeds.ts';

/** On the console: who asks to come on this stage. */
export function StageHands({ which }: { which: WhichRun }) {
  const { data } = useQuery(guests.options(which));
  const deeds = useGuestDeeds(which);
  return <HandList guests={data?.guests ?? []} deeds={deeds} />;
}
