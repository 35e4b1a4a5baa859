import { Button, TextInput } from '@mantine/core';
import type { FaceSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { nameDomain } from './face.api.ts';
import classes from './face.module.css';

const loadSchema = () => import('./face.forms.ts').then((forms) => forms.DomainSchema);

export function DomainForm({ onNamed }: { onNamed: (saved: FaceSetup) => void }) {
  const t = useTranslations('face.domain');
  const problemText = useProblemText();
  const form = useContractForm({
    initial: { name: '' },
    loadSchema,
    explain: () => t('notValid'),
    explainProblem: (code) =>
      code === 'face.domain_unusable' ? { name: t('notValid') } : undefined,
    send: async ({ name }) => onNamed(await nameDomain(name)),
  });
  return (
    <form noValidate className={classes.fields} onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <TextInput
        name="name"
        label={t('name')}
        description={t('hint')}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={190}
        value={form.values.name}
        error={form.errors['name']}
        onChange={(event) => form.set('name', event.currentTarget.value.trim())}
      />
      <div>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
