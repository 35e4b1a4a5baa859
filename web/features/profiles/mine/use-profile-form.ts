import type { MyProfile } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { teach } from '../../../platform/live/teach.ts';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { changeProfile } from '../profiles.api.ts';
import { myProfile, savedProfile } from '../profiles.live.ts';
import {
  changesOf,
  type FieldName,
  type ProfileValues,
  rebased,
  valuesOf,
} from './mine.form-values.ts';

const loadSchema = () => import('./mine.forms.ts').then((forms) => forms.ProfileSchema);

export const isChangedMeanwhile = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.code === 'profiles.changed_meanwhile';

/** My profile as a form. What another window saves is taken in, but never under my hands. */
export function useProfileForm(profile: MyProfile) {
  const t = useTranslations('profiles.form');
  const client = useQueryClient();
  const [base, setBase] = useState(profile);
  const [both, setBoth] = useState<readonly FieldName[]>([]);
  const [isSaved, setSaved] = useState(false);
  const explain = ({ field, keyword }: FieldFault) => {
    if (field === 'links') return t(keyword === 'maxItems' ? 'linksTooMany' : 'linksWrong');
    return ['interests', 'offers', 'needs'].includes(field) ? t('wordsWrong') : undefined;
  };

  const begin = (from: MyProfile, shown: ProfileValues) => {
    setBase(from);
    for (const name of Object.keys(shown) as FieldName[]) form.set(name, shown[name]);
  };

  const form = useContractForm<ProfileValues>({
    initial: valuesOf(base),
    loadSchema,
    explain,
    send: async (values) => {
      setSaved(false);
      try {
        const changes = changesOf(valuesOf(base), values);
        const saved = await changeProfile({ version: base.version, ...changes });
        teach(client, savedProfile(saved));
        setBoth([]);
        begin(saved, valuesOf(saved));
        setSaved(true);
      } catch (problem) {
        if (isChangedMeanwhile(problem)) await client.refetchQueries({ queryKey: myProfile.key });
        throw problem;
      }
    },
  });

  if (profile.version > base.version && !(form.busy && isSaved)) {
    const next = rebased(valuesOf(base), form.values, valuesOf(profile));
    setBoth(next.both);
    begin(profile, next.values);
  }
  return { form, both, isSaved };
}

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];
