import type { PackageInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { PackageForm } from './package-form.tsx';
import classes from './package-section.module.css';
import { addPackage } from '../sponsors.api.ts';
import { tidyPackage, usePackageRules } from './use-package-rules.ts';
import type { SetupActions } from './use-setup-actions.ts';

const blank: PackageInput = {
  name: {},
  weight: 1,
  placements: ['lobby', 'program'],
  promised: {},
};

export function NewPackage({ actions }: { actions: SetupActions }) {
  const t = useTranslations('sponsors');
  const { refuse, ...rules } = usePackageRules();
  const form = useContractForm<PackageInput>({
    ...rules,
    initial: blank,
    send: async (values) => {
      const fault = refuse(values);
      if (fault) return fault;
      const setup = await addPackage(actions.event.id, tidyPackage(values));
      form.leave(() => actions.finish(setup));
      return {};
    },
  });
  return (
    <section className={classes.section} aria-label={t('newPackage')}>
      <div className={classes.editor}>
        <PackageForm form={form} actions={actions} />
      </div>
    </section>
  );
}
