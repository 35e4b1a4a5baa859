import { Button, Textarea, TextInput } from '@mantine/core';
import type { ApplicationInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './call-screen.module.css';
import { applyToExhibit } from './applications.call-api.ts';
import { webAddressOf } from '../exhibitors.links.ts';
import { tiers } from '../exhibitors.places.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface CallFormProps {
  slug: string;
  onSent: (email: string) => void;
}

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.ApplicationSchema);

const blank: ApplicationInput = {
  company: '',
  contactName: '',
  email: '',
  website: '',
  tier: 'silver',
  words: '',
};

/** One answer whoever asks: the same address again replaces what still waits. */
export function CallForm({ slug, onSent }: CallFormProps) {
  const t = useTranslations('exhibitors');
  const problemText = useExhibitorProblemText();
  const form = useContractForm({
    initial: blank,
    loadSchema,
    explain: ({ field, keyword }) => {
      if (field === 'email' && keyword !== 'minLength') return t('add.emailNotValid');
      return field === 'website' ? t('call.websiteNotValid') : undefined;
    },
    send: async (values) => {
      await applyToExhibit(slug, values);
      onSent(values.email);
    },
  });
  const { values, errors, set } = form;
  const field = (name: 'company' | 'contactName' | 'email' | 'website', autoComplete: string) => ({
    name,
    autoComplete,
    label: t(`call.${name}`),
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set(name, currentTarget.value),
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <TextInput {...field('company', 'organization')} required />
      <div className={classes.pair}>
        <TextInput {...field('contactName', 'name')} required />
        <TextInput
          {...field('email', 'email')}
          required
          type="email"
          onBlur={() => set('email', values.email.trim())}
        />
      </div>
      <TextInput
        {...field('website', 'url')}
        type="url"
        dir="ltr"
        onBlur={() => set('website', webAddressOf(values.website))}
      />
      <ChoiceCards
        label={t('call.tier')}
        choices={tiers.map((tier) => ({ value: tier, label: t(`tiers.${tier}`) }))}
        value={values.tier}
        onChoose={(tier) => set('tier', tier)}
      />
      <Textarea
        name="words"
        label={t('call.words')}
        description={t('call.wordsHint')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={3000}
        value={values.words}
        error={errors['words']}
        onChange={({ currentTarget }) => set('words', currentTarget.value)}
      />
      <div>
        <Button type="submit" size="md" loading={form.busy}>
          {t('call.submit')}
        </Button>
      </div>
    </form>
  );
}
