import type { EventModule, EventSetup } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import type { SetupChanges } from './use-setup-form.ts';

/** The settings of an event in words. */
export function useSetupWords(): FieldWords<keyof SetupChanges> {
  const t = useTranslations('events');
  const format = useFormatter();
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'joining') return t(`registration.ways.${value as EventSetup['joining']}`);
      if (name === 'roomClashes' || name === 'speakerClashes')
        return t(`rules.${value as EventSetup[typeof name]}`);
      if (name === 'modules')
        return format.list((value as EventModule[]).map((one) => t(`modules.names.${one}`)));
      return name === 'languages'
        ? format.list((value as EventSetup['languages']).map((one) => languages[one]))
        : undefined;
    },
  };
}
