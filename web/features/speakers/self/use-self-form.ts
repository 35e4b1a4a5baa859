import type { SelfProfile } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { tidyTexts } from '../../../ui/language-choice/texts.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { readSelf, saveSelf } from './self.ts';

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

/** Speakers and organisers write the same. */
export function useSelfForm(profile: SelfProfile, onSaved: (profile: SelfProfile) => void) {
  const t = useTranslations('speakers.self');
  return useEditor<SelfProfile, ReturnType<typeof valuesOf>>({
    known: profile,
    valuesOf,
    draft: `speakers.self.${profile.id}`,
    loadSchema,
    save: async (changes, { version }) => {
      const saved = await saveSelf({ version, ...changes });
      onSaved(saved);
      showToast({ text: t('thanks') });
      return saved;
    },
    readAgain: readSelf,
  });
}
