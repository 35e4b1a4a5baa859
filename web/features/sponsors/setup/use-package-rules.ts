import type { PackageInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { hasWords, tidied } from '../sponsors.rules.ts';

const loadSchema = () => import('./setup.forms.ts').then((forms) => forms.PackageSchema);

/** What holds for a package, a new one or another. */
export function usePackageRules() {
  const t = useTranslations('sponsors.package');
  return {
    loadSchema,
    explain: ({ field }) => (field === 'weight' ? t('weightNotValid') : undefined),
    refuse: ({ name }: PackageInput): FieldErrors | undefined =>
      hasWords(name) ? undefined : { name: t('noName') },
  } satisfies FieldRules & { refuse: unknown };
}

export const tidyPackage = (values: PackageInput): PackageInput => ({
  ...values,
  name: tidied(values.name),
});
