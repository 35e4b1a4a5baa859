import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../ui/time/use-now.ts';
import { StaffHere } from '../booths/staff-here.tsx';
import { BoothLogo } from '../visits/booth-logo.tsx';
import classes from './booths-here.module.css';
import { staffOnlineOptions } from './hall.api.ts';
import { floors } from './hall.live.ts';
import { tiersAt, turnAt } from './hall.rotation.ts';

const most = 8;

/** Booths where somebody answers at once, in the order of the floor; nothing where nobody is. */
export function BoothsHere({ event }: { event: Pick<MyEvent, 'id'> }) {
  const t = useTranslations('lobby.booths');
  const now = useNow();
  const { data: here } = useQuery(staffOnlineOptions(event.id));
  const isAnyone = here !== undefined && here.booths.length > 0;
  const { data: hall } = useQuery({ ...floors.options(event.id), enabled: isAnyone });
  if (!isAnyone || !hall) return null;
  const byId = new Map(here.booths.map((one) => [one.id, one]));
  const open = hall.booths.filter(({ id }) => byId.has(id));
  const turn = turnAt(now, hall.rotationMinutes);
  const tiers = tiersAt(
    hall.sizes.map(({ tier }) => tier),
    open,
    turn,
  );
  return (
    <section className={classes.here} aria-label={t('title')}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        <Link to="/exhibit-hall" search={{ online: '1' }}>
          {t('all', { count: open.length })}
        </Link>
      </div>
      <ul className={classes.booths}>
        {tiers
          .flatMap(({ booths }) => booths)
          .slice(0, most)
          .map(({ id, name, logo }) => (
            <li key={id}>
              <Link to="/exhibit-hall/$exhibitorId" params={{ exhibitorId: String(id) }}>
                <BoothLogo name={name} logo={logo} size={56} />
                <span>
                  <bdi className={classes.name}>{name}</bdi>
                  <StaffHere here={byId.get(id)} />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
