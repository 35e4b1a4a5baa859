import type { ProfileField } from '@plenum/contract';
import type { ReactNode } from 'react';
import { AudienceSelect } from './audience-select.tsx';
import classes from './my-profile.module.css';
import type { ProfileForm } from './use-profile-form.ts';

interface ShownFieldProps {
  field: ProfileField;
  form: ProfileForm;
  children: ReactNode;
}

/** A field, and who sees it. */
export function ShownField({ field, form, children }: ShownFieldProps) {
  return (
    <div className={classes.shown}>
      {children}
      <div className={classes.audience}>
        <AudienceSelect field={field} form={form} />
      </div>
    </div>
  );
}
