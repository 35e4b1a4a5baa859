import type { Sponsor } from '@plenum/contract';
import { addSponsor, changeSponsor } from '../sponsors.api.ts';
import { differenceOf, newestOf } from '../sponsors.rules.ts';
import { LogoField } from './logo-field.tsx';
import { SponsorForm } from './sponsor-form.tsx';
import type { SetupActions } from './use-setup-actions.ts';

interface SponsorEditorProps {
  /** Null: a new one. */
  sponsor: Sponsor | null;
  packageId: number;
  actions: SetupActions;
}

/** A new sponsor stays open once it is there: its logo comes next. */
export function SponsorEditor({ sponsor, packageId, actions }: SponsorEditorProps) {
  const { event, packages, learn, finish, setOpen } = actions;
  const common = {
    packages,
    languages: event.languages,
    onCancel: () => setOpen(undefined),
  };
  if (!sponsor) {
    return (
      <SponsorForm
        {...common}
        isNew
        initial={{ packageId, name: '', url: null, words: {}, isActive: true }}
        save={(values) => addSponsor(event.id, values)}
        onSaved={(setup) => {
          learn(setup);
          const id = newestOf(setup);
          setOpen(id === undefined ? undefined : { what: 'sponsor', id });
        }}
      >
        {null}
      </SponsorForm>
    );
  }
  const { id, logo: _, ...initial } = sponsor;
  return (
    <SponsorForm
      {...common}
      isNew={false}
      initial={initial}
      save={(values) => changeSponsor(event.id, id, differenceOf(initial, values))}
      onSaved={finish}
    >
      <LogoField eventId={event.id} sponsor={sponsor} onSaved={learn} />
    </SponsorForm>
  );
}
