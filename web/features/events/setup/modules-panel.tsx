import '../../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { EventModule, EventSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { SetupForm } from './setup-form.tsx';
import classes from './setup-form.module.css';
import { useSetupForm } from './use-setup-form.ts';

const known: readonly EventModule[] = [
  'program',
  'speakers',
  'sponsors',
  'lobby',
  'exhibitors',
  'people',
];

const valuesOf = ({ modules }: EventSetup) => ({
  modules: known.filter((name) => modules.includes(name)),
});

/** Which parts of the venue there are for attendees. */
export function ModulesPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.modules');
  const form = useSetupForm({ setup, valuesOf });
  const { modules } = form.values;
  const turn = (name: EventModule, isOn: boolean) =>
    form.set(
      'modules',
      known.filter((one) => (one === name ? isOn : modules.includes(one))),
    );
  return (
    <SetupForm form={form}>
      <ul className={classes.switches}>
        {known.map((name) => (
          <li key={name}>
            <Switch
              label={t(`names.${name}`)}
              description={t(`texts.${name}`)}
              checked={modules.includes(name)}
              onChange={(event) => turn(name, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </SetupForm>
  );
}
