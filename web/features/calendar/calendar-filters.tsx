import { useTranslations } from 'use-intl';
import type { StoredValue } from '../../platform/stored-value.ts';
import { useStoredValue } from '../../platform/device-settings.ts';
import classes from './calendar-filters.module.css';
import { calendarHue, calendarNames, extraLayers, layerHue } from './calendar.look.ts';
import { type Shown, toggle } from './calendar.shown.ts';

/** Which calendars are in sight; none chosen shows no entries. */
export function CalendarFilters({ stored }: { stored: StoredValue<Shown> }) {
  const t = useTranslations('calendar');
  const shown = useStoredValue(stored);
  const { calendars, layers } = shown;
  const isAll = calendars.length === calendarNames.length;
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('filters.calendars')}</legend>
        <Box
          label={t('filters.all')}
          isChecked={isAll}
          isMixed={!isAll && calendars.length > 0}
          onChange={() => stored.set({ ...shown, calendars: isAll ? [] : calendarNames })}
        />
        {calendarNames.map((name) => (
          <Box
            key={name}
            label={t(`calendars.${name}`)}
            hue={calendarHue(name)}
            isChecked={calendars.includes(name)}
            onChange={() =>
              stored.set({ ...shown, calendars: toggle(calendarNames, calendars, name) })
            }
          />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('filters.layers')}</legend>
        {extraLayers.map((layer) => (
          <Box
            key={layer}
            label={t(`layers.${layer}`)}
            hue={layerHue(layer)}
            isChecked={layers.includes(layer)}
            onChange={() => stored.set({ ...shown, layers: toggle(extraLayers, layers, layer) })}
          />
        ))}
      </fieldset>
    </>
  );
}

interface BoxProps {
  label: string;
  hue?: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: () => void;
}

function Box({ label, hue, isChecked, isMixed = false, onChange }: BoxProps) {
  return (
    <label className={classes.box} data-hue={hue}>
      <input
        type="checkbox"
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={onChange}
      />
      {label}
    </label>
  );
}
