import type { PackageInput, SponsorPackage } from '@plenum/contract';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { changePackage } from '../sponsors.api.ts';
import { tidied } from '../sponsors.rules.ts';
import { PackageForm } from './package-form.tsx';
import { tidyPackage, usePackageRules } from './use-package-rules.ts';
import type { SetupActions } from './use-setup-actions.ts';

const valuesOf = ({ name, weight, placements, promised }: SponsorPackage): PackageInput => ({
  name: tidied(name),
  weight,
  placements,
  promised,
});

interface PackageEditorProps {
  bought: SponsorPackage;
  actions: SetupActions;
}

export function PackageEditor({ bought, actions }: PackageEditorProps) {
  const { event, learn, readAgain, setOpen } = actions;
  const { id } = bought;
  const form = useEditor<SponsorPackage, PackageInput>({
    ...usePackageRules(),
    known: bought,
    valuesOf,
    draft: `sponsors.package.${id}`,
    tidy: tidyPackage,
    save: async (changes, from) => {
      const setup = await changePackage(event.id, id, { version: from.version, ...changes });
      learn(setup);
      return setup.packages.find((one) => one.id === id) ?? from;
    },
    readAgain: async () => (await readAgain()).packages.find((one) => one.id === id) ?? bought,
    onSaved: () => form.leave(() => setOpen(undefined)),
  });
  return <PackageForm form={form} actions={actions} />;
}
