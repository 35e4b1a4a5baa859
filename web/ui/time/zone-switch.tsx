import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { showZone, useShownZone } from '../../platform/i18n/shown-zone.ts';
import { placeOfZone } from './place-of-zone.ts';
import classes from './zone-switch.module.css';

/** By whose clocks times are shown: where it happens, or the reader's own. */
export function ZoneSwitch({ eventZone }: { eventZone: string }) {
  const t = useTranslations('shell.zone');
  const name = useId();
  const { shown, own } = useShownZone(eventZone);
  if (own === eventZone) {
    return <p className={classes.only}>{t('event', { place: placeOfZone(eventZone) })}</p>;
  }
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">{t('label')}</legend>
      {(['event', 'own'] as const).map((whose) => (
        <label key={whose}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={shown === whose}
            onChange={() => showZone(whose)}
          />
          {t(whose, { place: placeOfZone(whose === 'own' ? own : eventZone) })}
        </label>
      ))}
    </fieldset>
  );
}
