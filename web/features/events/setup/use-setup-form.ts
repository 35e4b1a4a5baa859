import type { EventSetup, EventUpdate } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEditor } from '../../../ui/form/use-editor.ts';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { saveSetup } from '../events.api.ts';
import { eventSetup, learnSetup } from '../events.live.ts';

export type SetupChanges = Omit<EventUpdate, 'version'>;
export type SetupValues<N extends keyof SetupChanges> = Pick<Required<SetupChanges>, N>;

interface SetupFormOptions<N extends keyof SetupChanges> extends FieldRules {
  setup: EventSetup;
  valuesOf: (setup: EventSetup) => SetupValues<N>;
  /** What no schema can say: one value against another. */
  refuse?: (values: SetupValues<N>) => FieldErrors;
}

const loadSchema = () => import('../events.forms.ts').then((forms) => forms.SettingsSchema);

/** A part of an event's settings as a form. */
export function useSetupForm<N extends keyof SetupChanges>({
  setup,
  ...options
}: SetupFormOptions<N>) {
  const client = useQueryClient();
  return useEditor<EventSetup, SetupValues<N>>({
    ...options,
    loadSchema,
    known: setup,
    draft: `events.${setup.id}.${Object.keys(options.valuesOf(setup)).join('.')}`,
    save: async (changes, { version }) => {
      const saved = await saveSetup(setup.id, { ...changes, version });
      learnSetup(client, saved);
      return saved;
    },
    readAgain: () => client.query({ ...eventSetup.options(setup.id), staleTime: 0 }),
  });
}
