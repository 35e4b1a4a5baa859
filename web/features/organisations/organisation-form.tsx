import type { Organisation } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { languages } from '../../platform/config.ts';
import { teach } from '../../platform/live/teach.ts';
import { currentOrganisation } from '../../platform/organisation.ts';
import type { FieldWords } from '../../ui/form/changed-meanwhile.tsx';
import { EditorForm } from '../../ui/form/editor-form.tsx';
import { useEditor } from '../../ui/form/use-editor.ts';
import { LookFields } from './look-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { saveOrganisation } from './organisations.api.ts';
import { type OrganisationValues, valuesOf } from './organisations.fields.ts';
import { PlaceFields } from './place-fields.tsx';
import { TagFields } from './tag-fields.tsx';

const loadSchema = () =>
  import('./organisations.forms.ts').then((forms) => forms.OrganisationSchema);

export function OrganisationForm({ organisation }: { organisation: Organisation }) {
  const t = useTranslations('organisations');
  const words = useOrganisationWords();
  const client = useQueryClient();
  const form = useEditor<Organisation, OrganisationValues>({
    known: organisation,
    valuesOf,
    draft: 'organisations.settings',
    loadSchema,
    explain: ({ field }) => {
      if (field === 'tagManagerId') return t('tags.notValid');
      return field === 'accent' ? t('look.accentNotValid') : undefined;
    },
    explainProblem: (code) =>
      code === 'organisations.accent_unreadable'
        ? { accent: t('look.accentUnreadable') }
        : undefined,
    tidy: (values) => ({
      ...values,
      name: values.name.trim(),
      shortName: values.shortName.trim(),
    }),
    save: async (_changes, { version }, values) => {
      const saved = await saveOrganisation({ version, ...values });
      teach(
        client,
        currentOrganisation.changed(() => saved),
      );
      return saved;
    },
    readAgain: () => client.query({ ...currentOrganisation.options(), staleTime: 0 }),
  });
  return (
    <EditorForm form={form} words={words} place="floating" saveLabel={t('save')}>
      <NameFields {...form} />
      <LookFields {...form} />
      <PlaceFields {...form} />
      <TagFields {...form} canLoadTags={organisation.canLoadTags} />
    </EditorForm>
  );
}

const labels = {
  name: 'names.name',
  shortName: 'names.shortName',
  accent: 'look.accent',
  languages: 'languages.label',
  timeZone: 'place.timeZone',
  tagManagerId: 'tags.label',
} as const satisfies Record<keyof OrganisationValues, string>;

function useOrganisationWords(): FieldWords<keyof OrganisationValues> {
  const t = useTranslations('organisations');
  const format = useFormatter();
  return {
    name: (name) => t(labels[name]),
    value: (name, value) =>
      name === 'languages'
        ? format.list((value as OrganisationValues['languages']).map((one) => languages[one]))
        : undefined,
  };
}
