import type { SelfProfile } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { tidyTexts } from '../../../ui/language-choice/texts.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changedFields, rebased, setEach } from '../editor/editor.form-values.ts';
import { readSelf, saveSelf } from './self.ts';
import { isChangedMeanwhile } from '../use-speaker-words.ts';

const valuesOf = (profile: SelfProfile) => ({
  name: profile.name,
  title: profile.title,
  company: profile.company,
  bio: tidyTexts(profile.bio),
  links: profile.links,
  recording: profile.recording,
  rehearsal: profile.rehearsal,
  rehearsalAt: profile.rehearsalAt,
});

const loadSchema = () => import('../editor/editor.forms.ts').then((forms) => forms.SelfSchema);

/** What an organiser changed meanwhile is taken where nothing was typed, and told where it was. */
export function useSelfForm(profile: SelfProfile, onSaved: (profile: SelfProfile) => void) {
  const t = useTranslations('speakers.self');
  const [base, setBase] = useState(profile);
  const [both, setBoth] = useState(false);
  const initial = valuesOf(base);
  const form = useContractForm({
    initial,
    loadSchema,
    send: async (values) => {
      const change = changedFields(initial, values);
      try {
        onSaved(await saveSelf({ version: base.version, ...change }));
        setBoth(false);
        showToast({ text: t('thanks') });
      } catch (problem) {
        if (isChangedMeanwhile(problem)) onSaved(await readSelf());
        throw problem;
      }
    },
  });
  if (profile !== base) {
    const latest = rebased(initial, form.values, valuesOf(profile));
    setBase(profile);
    setEach(form, latest.change);
    if (latest.both.length > 0) setBoth(true);
  }
  return { form, both };
}
