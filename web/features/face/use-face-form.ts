import type { FaceSetup } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import type { FieldWords } from '../../ui/form/changed-meanwhile.tsx';
import { type Editor, useEditor } from '../../ui/form/use-editor.ts';
import { tidyTexts } from '../../ui/language-choice/texts.ts';
import { saveFace } from './face.api.ts';
import { faceSetup } from './face.live.ts';

export type FaceValues = Pick<FaceSetup, 'place' | 'isPublic' | 'lead' | 'about'>;
export type FaceForm = Editor<FaceValues>;

const valuesOf = ({ place, isPublic, lead, about }: FaceSetup): FaceValues => ({
  place,
  isPublic,
  lead: tidyTexts(lead),
  about: tidyTexts(about),
});

const loadSchema = () => import('./face.forms.ts').then((forms) => forms.FaceSchema);

export function useFaceForm(setup: FaceSetup): FaceForm {
  const t = useTranslations('face');
  const client = useQueryClient();
  return useEditor<FaceSetup, FaceValues>({
    known: setup,
    valuesOf,
    draft: 'face.setup',
    loadSchema,
    explain: ({ field }) => (field === 'place' ? t('placeNotValid') : undefined),
    explainProblem: (code) => {
      if (code === 'accounts.unverified') return { isPublic: t('unverified') };
      return code === 'face.place_taken' ? { place: t('placeTaken') } : undefined;
    },
    // Where it has never been said, what is suggested is what is meant.
    save: async (changes, { version }, { place }) => {
      const saved = await saveFace({ place, ...changes, version });
      teach(
        client,
        faceSetup.changed(() => saved),
      );
      return saved;
    },
    readAgain: () => client.query({ ...faceSetup.options(), staleTime: 0 }),
  });
}

export function useFaceWords(): FieldWords<keyof FaceValues> {
  const t = useTranslations('face.fields');
  return { name: (name) => t(name), value: () => undefined };
}
