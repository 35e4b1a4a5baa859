import type { Sponsor, SponsorInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import type { FieldRules } from '../../../ui/form/use-fields.ts';
import { addSponsor, changeSponsor } from '../sponsors.api.ts';
import { newestOf, tidied } from '../sponsors.rules.ts';
import { LogoField } from './logo-field.tsx';
import { SponsorForm } from './sponsor-form.tsx';
import type { SetupActions } from './use-setup-actions.ts';

const loadSchema = () => import('./setup.forms.ts').then((forms) => forms.SponsorSchema);

function useSponsorRules(): FieldRules {
  const t = useTranslations('sponsors.sponsor');
  return {
    loadSchema,
    explain: ({ field }) => (field === 'url' ? t('urlNotValid') : undefined),
  };
}

const tidy = (values: SponsorInput): SponsorInput => ({
  ...values,
  name: values.name.trim(),
  words: tidied(values.words),
});

interface NewSponsorProps {
  packageId: number;
  actions: SetupActions;
}

/** A new sponsor stays open once it is there: its logo comes next. */
export function NewSponsor({ packageId, actions }: NewSponsorProps) {
  const t = useTranslations('sponsors.sponsor');
  const { event, learn, setOpen } = actions;
  const form = useContractForm<SponsorInput>({
    ...useSponsorRules(),
    initial: { packageId, name: '', url: null, words: {}, isActive: true },
    send: async (values) => {
      const setup = await addSponsor(event.id, tidy(values));
      learn(setup);
      const id = newestOf(setup);
      form.leave(() => setOpen(id === undefined ? undefined : { what: 'sponsor', id }));
    },
  });
  return <SponsorForm form={form} actions={actions} saveLabel={t('add')} />;
}

const valuesOf = ({ packageId, name, url, words, isActive }: Sponsor): SponsorInput => ({
  packageId,
  name,
  url,
  words: tidied(words),
  isActive,
});

interface SponsorEditorProps {
  sponsor: Sponsor;
  actions: SetupActions;
}

export function SponsorEditor({ sponsor, actions }: SponsorEditorProps) {
  const t = useTranslations('sponsors.sponsor');
  const { event, learn, readAgain, setOpen } = actions;
  const { id } = sponsor;
  const form = useEditor<Sponsor, SponsorInput>({
    ...useSponsorRules(),
    known: sponsor,
    valuesOf,
    draft: `sponsors.${id}`,
    tidy,
    save: async (changes, from) => {
      const setup = await changeSponsor(event.id, id, { version: from.version, ...changes });
      learn(setup);
      return setup.sponsors.find((one) => one.id === id) ?? from;
    },
    readAgain: async () => (await readAgain()).sponsors.find((one) => one.id === id) ?? sponsor,
    onSaved: () => form.leave(() => setOpen(undefined)),
  });
  return (
    <SponsorForm form={form} actions={actions} saveLabel={t('save')}>
      <LogoField eventId={event.id} sponsor={sponsor} onSaved={learn} />
    </SponsorForm>
  );
}
