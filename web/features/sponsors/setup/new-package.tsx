import type { PackageInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PackageForm } from './package-form.tsx';
import classes from './package-section.module.css';
import { addPackage } from '../sponsors.api.ts';
import type { SetupActions } from './use-setup-actions.ts';

const blank: PackageInput = {
  name: {},
  weight: 1,
  placements: ['lobby', 'program'],
  promised: {},
};

export function NewPackage({ actions }: { actions: SetupActions }) {
  const t = useTranslations('sponsors');
  const { event, finish, setOpen } = actions;
  return (
    <section className={classes.section} aria-label={t('newPackage')}>
      <div className={classes.editor}>
        <PackageForm
          initial={blank}
          languages={event.languages}
          save={(values) => addPackage(event.id, values)}
          onSaved={finish}
          onCancel={() => setOpen(undefined)}
        />
      </div>
    </section>
  );
}
