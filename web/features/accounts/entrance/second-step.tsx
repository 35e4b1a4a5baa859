import { Button } from '@mantine/core';
import type { SecondStepAsked } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { bareCode, finishSignIn, isDeadTicket, isWrongCode } from '../proof/proof.ts';
import { keepPasskeySession } from '../proof/proof.passkey-support.ts';
import { CodeField } from '../proof/code-field.tsx';
import { PasskeyProofButton } from '../proof/passkey-proof-button.tsx';
import classes from '../proof/proof.module.css';

export interface SecondStepProps {
  asked: SecondStepAsked;
  onDone: () => void;
  onRestart: () => void;
}

type Kind = 'app' | 'recovery';

const loadSchema = () => import('../proof/proof.forms.ts').then((forms) => forms.CodeSchema);

function DeadTicket({ onRestart }: { onRestart: () => void }) {
  const t = useTranslations('proof');
  return (
    <div className={classes.form}>
      <Notice tone="danger">{t('dead')}</Notice>
      <Button size="md" fullWidth onClick={onRestart}>
        {t('again')}
      </Button>
    </div>
  );
}

interface WaysProps {
  methods: SecondStepAsked['methods'];
  kind: Kind;
  onKind: (kind: Kind) => void;
  onDone: () => void;
}

/** The other ways that this account has. */
function Ways({ methods, kind, onKind, onDone }: WaysProps) {
  const t = useTranslations('proof');
  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <div className={classes.ways}>
      {methods.includes(other) && (
        <Button variant="subtle" size="compact-sm" onClick={() => onKind(other)}>
          {t(other === 'app' ? 'useApp' : 'useRecovery')}
        </Button>
      )}
      {methods.includes('passkey') && (
        <PasskeyProofButton
          onProof={async (proof) => {
            await keepPasskeySession(proof);
            onDone();
          }}
        />
      )}
    </div>
  );
}

/** What the sign-in form turns into when the password alone is not enough. */
export function SecondStep({ asked: { ticket, methods }, onDone, onRestart }: SecondStepProps) {
  const t = useTranslations('proof');
  const problemText = useProblemText();
  const [kind, setKind] = useState<Kind>(methods.includes('app') ? 'app' : 'recovery');
  const send = async ({ code }: { code: string }) => {
    try {
      await finishSignIn(ticket, bareCode(code));
    } catch (problem) {
      if (isWrongCode(problem)) return { code: t('codeWrong') };
      throw problem;
    }
    return onDone();
  };
  const explain = () => t('codeNotValid');
  const form = useContractForm({ initial: { code: '' }, loadSchema, explain, send });
  const change = (next: Kind) => {
    setKind(next);
    form.set('code', '');
  };
  if (isDeadTicket(form.problem)) return <DeadTicket onRestart={onRestart} />;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <div>
        <h2 className={classes.title}>{t('secondTitle')}</h2>
        <p className={classes.subline}>{t('secondLead')}</p>
      </div>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <CodeField
        kind={kind}
        value={form.values.code}
        error={form.errors['code']}
        onChange={(code) => form.set('code', code)}
      />
      <Ways methods={methods} kind={kind} onKind={change} onDone={onDone} />
      <Button type="submit" size="md" fullWidth loading={form.busy}>
        {t('goOn')}
      </Button>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onRestart}>
        {t('again')}
      </Button>
    </form>
  );
}
