import type { MyProfile } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Editor, useEditor } from '../../../ui/form/use-editor.ts';
import { changeProfile, myProfileOptions } from '../profiles.api.ts';
import { changesOf, type ProfileValues, valuesOf } from './mine.form-values.ts';

const loadSchema = () => import('./mine.forms.ts').then((forms) => forms.ProfileSchema);

export type ProfileForm = Editor<ProfileValues>;

/** My profile as a form, which may be open in several windows. */
export function useProfileForm(profile: MyProfile): ProfileForm {
  const t = useTranslations('profiles.form');
  const client = useQueryClient();
  return useEditor<MyProfile, ProfileValues>({
    known: profile,
    valuesOf,
    draft: 'profiles.mine',
    loadSchema,
    explain: ({ field, keyword }) => {
      if (field === 'links') return t(keyword === 'maxItems' ? 'linksTooMany' : 'linksWrong');
      return ['interests', 'offers', 'needs'].includes(field) ? t('wordsWrong') : undefined;
    },
    save: async (_changes, from, values) => {
      const changes = changesOf(valuesOf(from), values);
      const saved = await changeProfile({ version: from.version, ...changes });
      client.setQueryData(myProfileOptions().queryKey, saved);
      return saved;
    },
    readAgain: () => client.query({ ...myProfileOptions(), staleTime: 0 }),
  });
}
