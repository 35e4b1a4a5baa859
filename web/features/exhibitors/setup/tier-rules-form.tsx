import { Button } from '@mantine/core';
import type { ExhibitorSetup, TierRules, TierRulesInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { SavedMark } from '../../../ui/form/saved-mark.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './exhibitor-panel.module.css';
import { setTierRules } from './setup.api.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';
import { WholeNumber } from './whole-number.tsx';

interface TierRulesFormProps {
  eventId: number;
  rules: TierRules;
  onSaved: (setup: ExhibitorSetup) => void;
}

const sizes = ['large', 'medium', 'small'] as const;
const quotas = [
  { name: 'staff', min: 1, max: 100 },
  { name: 'documents', min: 0, max: 50 },
  { name: 'products', min: 0, max: 100 },
  { name: 'links', min: 0, max: 20 },
] as const;

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.TierRulesSchema);

/** What a tier allows. What a booth has already stays, even where less is allowed from now on. */
export function TierRulesForm({ eventId, rules, onSaved }: TierRulesFormProps) {
  const t = useTranslations('exhibitors');
  const problemText = useExhibitorProblemText();
  const { tier, ...initial } = rules;
  const rangeOf = (field: string) => quotas.find(({ name }) => name === field);
  const form = useContractForm<TierRulesInput>({
    initial,
    loadSchema,
    explain: ({ field }) => {
      const range = rangeOf(field);
      return range && t('tierRules.notValid', { min: range.min, max: range.max });
    },
    send: async (values) => {
      onSaved(await setTierRules(eventId, tier, values));
      showToast({ text: t('tierRules.saved', { tier: t(`tiers.${tier}`) }) });
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      <p className={classes.lead}>{t('tierRules.lead')}</p>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <div className={classes.pair}>
        {quotas.map(({ name, min, max }) => (
          <WholeNumber
            key={name}
            name={name}
            label={t(`tierRules.${name}`)}
            min={min}
            max={max}
            value={form.values[name]}
            error={form.errors[name]}
            onChange={(value) => form.set(name, value)}
          />
        ))}
      </div>
      <ChoiceCards
        label={t('tierRules.size')}
        choices={sizes.map((size) => ({ value: size, label: t(`sizes.${size}`) }))}
        value={form.values.size}
        onChoose={(size) => form.set('size', size)}
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
