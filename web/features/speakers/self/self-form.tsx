import '../../../ui/styles/shortcuts.css';
import { Button } from '@mantine/core';
import type { SelfProfile } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ReadinessFields } from '../editor/readiness-fields.tsx';
import classes from './self-screen.module.css';
import { SelfPicture } from './self-picture.tsx';
import { setEach } from '../editor/editor.form-values.ts';
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
  const { form, both } = useSelfForm(profile, onSaved);
  const { values, errors, problem, isDirty } = form;
  return (
    <form className={classes.part} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
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
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      {both && <Notice tone="warning">{t('both')}</Notice>}
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {t('save')}
        </Button>
        <output>{isDirty ? t('unsaved') : t('saved')}</output>
      </div>
      <LeaveGuard isDirty={isDirty} />
    </form>
  );
}
