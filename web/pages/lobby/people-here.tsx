import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FacePile } from '../../ui/person/face-pile.tsx';
import { Arrivals } from './arrivals.tsx';
import classes from './faces.module.css';
import { facesOptions, mostFaces } from './lobby.ahead.ts';
import { lookAgainMs, onlineOptions, shows } from './lobby.queries.ts';

const mostNames = 2;

/** Nothing where it cannot be said: nobody waits for it. Who is not to be found shows no face. */
export function PeopleHere({ event }: { event: MyEvent }) {
  const t = useTranslations('lobby');
  const { data } = useQuery(onlineOptions(event.id));
  const hasFaces = shows(event, 'people');
  const seen = useQuery({
    ...facesOptions(event.id),
    enabled: hasFaces,
    // The count beside them is fresh: once the pile is full, nobody need look for new faces.
    refetchInterval: ({ state }) =>
      (state.data?.people.length ?? 0) < mostFaces && lookAgainMs(data?.people ?? 0),
  }).data;
  // Whoever reads this is online, though their own connection may be a moment younger.
  const people = data && Math.max(1, data.people);
  const faces = (seen?.people ?? []).map(({ id, fullName, avatar }) => ({
    id,
    name: fullName,
    picture: avatar,
  }));
  const names = faces.slice(0, mostNames).map(({ name }) => name);
  return (
    <div className={classes.here}>
      <p className={classes.faces} title={t('onlineHint')}>
        {faces.length > 0 && <FacePile people={faces} size={36} />}
        {people !== undefined && (
          <bdi key={people} className={classes.counted}>
            {names.length > 0 && people > names.length
              ? t('onlineNames', { names: names.join(', '), others: people - names.length })
              : t('online', { people })}
          </bdi>
        )}
      </p>
      {hasFaces && <Arrivals event={event} people={people ?? 0} />}
    </div>
  );
}
