import '../../../ui/styles/settings.css';
import { Button, Switch } from '@mantine/core';
import type { ExhibitorRules, ExhibitorSetup, MyEvent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { SavedMark } from '../../../ui/form/saved-mark.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { tidyTexts } from '../../../ui/language-choice/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { CallFields } from '../applications/call-fields.tsx';
import classes from './exhibitor-panel.module.css';
import { setRules } from './setup.api.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';
import { WeightFields } from '../console/weight-fields.tsx';

interface RulesFormProps {
  event: MyEvent;
  rules: ExhibitorRules;
  onSaved: (setup: ExhibitorSetup) => void;
}

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.RulesSchema);

/** What holds for the booths of all tiers. */
export function RulesForm({ event, rules, onSaved }: RulesFormProps) {
  const t = useTranslations('exhibitors');
  const problemText = useExhibitorProblemText();
  const form = useContractForm<ExhibitorRules>({
    initial: { ...rules, callWords: tidyTexts(rules.callWords) },
    loadSchema,
    explain: ({ field }) => (field === 'weights' ? t('rules.weightNotValid') : undefined),
    send: async (values) => {
      onSaved(await setRules(event.id, values));
      showToast({ text: t('rules.saved') });
    },
  });
  const { values, errors, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <Switch
        name="needsReview"
        label={t('rules.needsReview')}
        description={t('rules.needsReviewHint')}
        checked={values.needsReview}
        onChange={({ currentTarget }) => set('needsReview', currentTarget.checked)}
      />
      <CallFields
        event={event}
        call={values}
        error={errors['callWords']}
        onOpen={(isCallOpen) => set('isCallOpen', isCallOpen)}
        onWords={(callWords) => set('callWords', callWords)}
      />
      <WeightFields
        weights={values.weights}
        error={errors['weights']}
        onChange={(weights) => set('weights', weights)}
      />
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
        <SavedMark state={form.isDirty ? 'unsaved' : 'untouched'} />
      </div>
      <LeaveGuard isDirty={form.isDirty} guardsTabs />
    </form>
  );
}
