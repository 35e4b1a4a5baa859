import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { staffOnlineOptions } from '../../features/exhibitors/hall/hall.api.ts';
import { floors } from '../../features/exhibitors/hall/hall.live.ts';
import { directoryOptions } from '../../features/profiles/profiles.api.ts';
import { useLastSession } from '../../platform/session/session.ts';
import classes from './arrivals.module.css';
import type { Seen } from './lobby-arrivals.ts';
import { lookAgainMs } from './lobby.queries.ts';
import { useArrivals } from './use-arrivals.ts';

/** So many can all be looked at again each minute: who was not among them has come. */
const mostLookedAt = 24;

interface ArrivalsProps {
  event: MyEvent;
  /** How many are online, as far as it is known. */
  people: number;
}

/** Who just came in, one after the other and said by sight alone: it is no news to wait for. */
export function Arrivals({ event, people }: ArrivalsProps) {
  const t = useTranslations('lobby.arrivals');
  const atBooth = useArrivals(useStaffSeen(event));
  const inside = useArrivals(usePeopleSeen(event, people));
  const came = atBooth ?? inside;
  return (
    <p className={classes.arrivals} aria-live="off">
      {came?.name !== undefined && (
        <bdi key={`${came.id} ${came.booth ?? ''}`}>
          {came.booth === undefined
            ? t('cameIn', { name: came.name })
            : t('atBooth', { name: came.name, booth: came.booth })}
        </bdi>
      )}
    </p>
  );
}

function usePeopleSeen(event: MyEvent, people: number): readonly Seen[] | undefined {
  const me = useLastSession()?.person.id;
  const { data } = useQuery({
    ...directoryOptions(event.id, { online: true, perPage: mostLookedAt }),
    refetchInterval: lookAgainMs(people),
    enabled: event.modules.includes('people') && people > 1 && people <= mostLookedAt,
  });
  return useMemo(
    () =>
      data?.people
        .filter(({ id }) => id !== me)
        .map(({ id, fullName }) => ({ id, name: fullName })),
    [data, me],
  );
}

function useStaffSeen(event: MyEvent): readonly Seen[] | undefined {
  const enabled = event.modules.includes('exhibitors');
  const here = useQuery({ ...staffOnlineOptions(event.id), enabled }).data?.booths;
  const isAnyone = here !== undefined && here.length > 0;
  const hall = useQuery({ ...floors.options(event.id), enabled: isAnyone }).data;
  return useMemo(() => {
    if (isAnyone && !hall) return undefined;
    const nameOf = new Map(hall?.booths.map(({ id, name }) => [id, name]));
    return here?.flatMap(({ id, people, faces }) =>
      people.map((personId) => ({
        id: personId,
        name: faces.find((face) => face.personId === personId)?.fullName,
        booth: nameOf.get(id),
      })),
    );
  }, [here, isAnyone, hall]);
}
