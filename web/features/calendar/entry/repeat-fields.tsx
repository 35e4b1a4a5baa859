import '../../../ui/styles/fields.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, Select } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { DateField } from '../../../ui/field/date-field.tsx';
import { addDays, dateOf, type Day, weekStart } from '../calendar.days.ts';
import { type Repeat, type RepeatKind, repeatKinds, weekdayName, weekdays } from './entry.rule.ts';
import type { EntryFieldsProps } from './entry.fields.ts';
import classes from './entry-form.module.css';
import { useRepeatWords } from './use-repeat-words.ts';

/** A week begins with the day of the entry; others are added. */
const daysFor = (kind: RepeatKind, { days }: Repeat, startDay: Day) =>
  kind === 'weekly' && days.length === 0 ? [weekdayName(startDay)] : days;

const most = 999;
const within = (value: string | number) =>
  Math.min(Math.max(Math.round(Number(value)) || 1, 1), most);

export function RepeatFields({ values, errors, set }: EntryFieldsProps) {
  const t = useTranslations('calendar.repeat');
  const { kindName, ruleWords } = useRepeatWords();
  const { repeat, startDay } = values;
  const change = (next: Partial<Repeat>) => set('repeat', { ...repeat, ...next });
  // A rule that cannot be drawn is offered as it is, for as long as nothing else is chosen.
  const kinds = repeat.kind === 'own' ? [...repeatKinds, 'own' as const] : repeatKinds;
  const drawn = repeat.kind === 'never' || repeat.kind === 'own' ? null : repeat.kind;
  return (
    <div className={classes.repeat}>
      <Select
        name="repeat"
        label={t('label')}
        data={kinds.map((kind) => ({ value: kind, label: kindName(kind, startDay) }))}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        value={repeat.kind}
        error={errors['repeat']}
        onChange={(next) => {
          const kind = kinds.find((one) => one === next);
          if (kind) change({ kind, days: daysFor(kind, repeat, startDay) });
        }}
      />
      {repeat.kind === 'own' && <p className={classes.own}>{ruleWords(repeat.rule)}</p>}
      {drawn && (
        <>
          <NumberInput
            label={t(`interval.${drawn}`)}
            min={1}
            max={most}
            allowDecimal={false}
            value={repeat.interval}
            onChange={(value) => change({ interval: within(value) })}
          />
          {repeat.kind === 'weekly' && <Weekdays repeat={repeat} onChange={change} />}
          <Ends repeat={repeat} startDay={startDay} onChange={change} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  repeat: Repeat;
  onChange: (next: Partial<Repeat>) => void;
}

const aWeek = weekStart('2026-01-05');

function Weekdays({ repeat: { days }, onChange }: PartProps) {
  const t = useTranslations('calendar.repeat');
  const format = useFormatter();
  return (
    <fieldset className={classes.weekdays}>
      <legend>{t('weekdays')}</legend>
      <div>
        {weekdays.map((name, place) => {
          const date = dateOf(addDays(aWeek, place));
          return (
            <label key={name}>
              <input
                type="checkbox"
                className="visually-hidden"
                aria-label={format.dateTime(date, { weekday: 'long', timeZone: 'UTC' })}
                checked={days.includes(name)}
                onChange={() =>
                  onChange({
                    days: weekdays.filter((one) =>
                      one === name ? !days.includes(one) : days.includes(one),
                    ),
                  })
                }
              />
              <span aria-hidden>
                {format.dateTime(date, { weekday: 'short', timeZone: 'UTC' })}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const endings = ['never', 'until', 'count'] as const;

function Ends({ repeat, startDay, onChange }: PartProps & { startDay: string }) {
  const t = useTranslations('calendar.repeat');
  return (
    <div className={classes.row}>
      <Select
        label={t('ends')}
        data={endings.map((name) => ({ value: name, label: t(`endings.${name}`) }))}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        value={repeat.ends}
        onChange={(next) => {
          const ends = endings.find((one) => one === next) ?? 'never';
          onChange({ ends, until: repeat.until || addDays(startDay, 28) });
        }}
      />
      {repeat.ends === 'until' && (
        <DateField
          name="until"
          label={t('until')}
          isShort
          value={repeat.until}
          onChange={(until) => until && onChange({ until })}
        />
      )}
      {repeat.ends === 'count' && (
        <NumberInput
          label={t('count')}
          min={1}
          max={most}
          allowDecimal={false}
          value={repeat.count}
          onChange={(value) => onChange({ count: within(value) })}
        />
      )}
    </div>
  );
}
