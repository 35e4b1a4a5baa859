import type { Hall, MyEvent, MyHall } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWords } from '../../../platform/i18n/words.ts';
import { staffOnlineOptions } from './hall.api.ts';
import { myHalls } from './hall.live.ts';
import { useHallAddress } from './use-hall-address.ts';
import type { HallPlace } from './use-hall-place.ts';

const nothing: MyHall = { saved: [], visited: [], holding: [] };

/** The floor with what is known of its reader; marks that are not known yet are not shown. */
export function useHallPlaceOf(event: MyEvent, hall: Hall): HallPlace {
  const address = useHallAddress();
  const words = useWords(event.languages);
  const { data: mine = nothing } = useQuery(myHalls.options(event.id));
  const { data: here } = useQuery(staffOnlineOptions(event.id));
  const standing = useMemo(
    () => ({
      saved: new Set(mine.saved),
      visited: new Set(mine.visited),
      holding: new Set(mine.holding),
      online: new Map(here?.booths.map((booth) => [booth.id, booth] as const)),
    }),
    [mine, here],
  );
  return { event, hall, words, ...address, ...standing };
}
