import { Checkbox } from '@mantine/core';
import type { BadgeLayout, BadgeSetup, MyEvent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { withBand } from './badges.values.ts';
import classes from './badges-screen.module.css';

interface BandsProps {
  form: Fields<BadgeLayout>;
  event: MyEvent;
  tickets: BadgeSetup['tickets'];
}

const usual = ['#4250c9', '#0f766e', '#b45309', '#be123c', '#6d28d9', '#334155'];

/** Told apart from across a room. */
export function BadgeBands({ form: { values, set }, event, tickets }: BandsProps) {
  const t = useTranslations('badges');
  const words = useWords(event.languages);
  const { bands } = values;
  if (tickets.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{t('bands')}</legend>
      <p className={classes.hint}>{t('bandsHint')}</p>
      {tickets.map(({ id, name }, place) => {
        const band = bands.find(({ ticketId }) => ticketId === id);
        return (
          <div key={id} className={classes.band}>
            <Checkbox
              label={words(name)}
              checked={band !== undefined}
              onChange={({ currentTarget }) => {
                const colour = usual[place % usual.length] ?? null;
                set('bands', withBand(bands, id, currentTarget.checked ? colour : null));
              }}
            />
            {band && (
              <input
                type="color"
                className={classes.colour}
                aria-label={t('bandOf', { name: words(name) })}
                value={band.colour}
                onChange={({ currentTarget }) =>
                  set('bands', withBand(bands, id, currentTarget.value.toLowerCase()))
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
