import '../../../ui/styles/shortcuts.css';
import type { SelfProfile } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { ReadinessFields } from '../editor/readiness-fields.tsx';
import classes from './self-screen.module.css';
import { SelfPicture } from './self-picture.tsx';
import { setEach } from '../editor/editor.form-values.ts';
import { useFieldWords } from '../editor/use-field-words.ts';
import { useSelfForm } from './use-self-form.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';
import { WordFields } from '../editor/word-fields.tsx';

interface SelfFormProps {
  profile: SelfProfile;
  onSaved: (profile: SelfProfile) => void;
}

export function SelfForm({ profile, onSaved }: SelfFormProps) {
  const t = useTranslations('speakers.self');
  const problemText = useSpeakersProblemText();
  const form = useSelfForm(profile, onSaved);
  const fieldWords = useFieldWords(profile.event.timeZone);
  const { values, errors } = form;
  return (
    <div className={classes.part}>
      <EditorForm form={form} words={fieldWords} problemText={problemText} saveLabel={t('save')}>
        <h2>{t('profile')}</h2>
        <SelfPicture profile={profile} onSaved={onSaved} />
        <WordFields
          values={values}
          errors={errors}
          languages={profile.event.languages}
          onChange={(change) => setEach(form, change)}
        />
        <h2>{t('readiness')}</h2>
        <p>{t('readinessText')}</p>
        <ReadinessFields
          values={values}
          zone={profile.event.timeZone}
          facts={{ recordingAt: profile.recordingAt, recordingBy: null }}
          onChange={(change) => setEach(form, change)}
        />
      </EditorForm>
    </div>
  );
}
