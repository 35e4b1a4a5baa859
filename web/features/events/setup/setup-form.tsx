import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import type { Editor } from '../../../ui/form/use-editor.ts';
import type { SetupChanges, SetupValues } from './use-setup-form.ts';
import { useSetupWords } from './use-setup-words.ts';

interface SetupFormProps<N extends keyof SetupChanges> {
  form: Editor<SetupValues<N>>;
  children: ReactNode;
}

/** Around the fields of one part. */
export function SetupForm<N extends keyof SetupChanges>({ form, children }: SetupFormProps<N>) {
  const t = useTranslations('events');
  const words = useSetupWords();
  return (
    <EditorForm form={form} words={words} saveLabel={t('save')} guardsTabs>
      {children}
    </EditorForm>
  );
}
