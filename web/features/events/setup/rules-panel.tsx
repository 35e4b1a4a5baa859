import type { EventSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { SetupForm } from './setup-form.tsx';
import { useSetupForm } from './use-setup-form.ts';

const valuesOf = ({ roomClashes, speakerClashes }: EventSetup) => ({ roomClashes, speakerClashes });

const rules = ['refuse', 'warn'] as const;

/** What happens when something is planned twice at a time. */
export function RulesPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.rules');
  const form = useSetupForm({ setup, valuesOf });
  const choices = rules.map((value) => ({ value, label: t(value) }));
  return (
    <SetupForm form={form}>
      {(['roomClashes', 'speakerClashes'] as const).map((name) => (
        <ChoiceCards
          key={name}
          label={t(name)}
          choices={choices}
          value={form.values[name]}
          onChoose={(rule) => form.set(name, rule)}
        />
      ))}
    </SetupForm>
  );
}
