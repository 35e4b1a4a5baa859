import type { ProgramSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useShownZone } from '../../../platform/i18n/shown-zone.ts';
import { placeOfZone } from '../../../ui/time/place-of-zone.ts';
import { placeSessions } from '../program/program.ts';
import { useProgramPlace } from '../program/use-program-place.ts';
import classes from './session-page.module.css';
import { SessionSpan } from './session-time.tsx';

/** By the clocks where it happens, and by the reader's own where they differ. */
export function SessionWhen({ session }: { session: ProgramSession }) {
  const t = useTranslations();
  const { program } = useProgramPlace();
  const { timeZone } = program.event;
  const { own } = useShownZone(timeZone);
  const zones =
    own === timeZone
      ? (['event'] as const).map((whose) => ({ whose, zone: timeZone }))
      : (['event', 'own'] as const).map((whose) => ({
          whose,
          zone: whose === 'own' ? own : timeZone,
        }));
  if (session.startsAt === null) return <p className={classes.soft}>{t('program.card.noTime')}</p>;
  return (
    <dl className={classes.when}>
      {zones.map(({ whose, zone }) => {
        const [placed] = placeSessions({ ...program, sessions: [session] }, zone);
        return (
          placed && (
            <div key={whose}>
              <dt>{t(`shell.zone.${whose}`, { place: placeOfZone(zone) })}</dt>
              <dd>
                <SessionSpan isDated placed={placed} timeZone={zone} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
