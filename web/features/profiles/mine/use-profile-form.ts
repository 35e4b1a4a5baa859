import type { MyProfile } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { type Editor, useEditor } from '../../../ui/form/use-editor.ts';
import { changeProfile } from '../profiles.api.ts';
import { myProfile, savedProfile } from '../profiles.live.ts';
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
      teach(client, savedProfile(saved));
      return saved;
    },
    readAgain: () => client.query({ ...myProfile.options(undefined), staleTime: 0 }),
  });
}
