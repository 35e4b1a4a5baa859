import { Button } from '@mantine/core';
import type { AppSecret } from '@plenum/contract';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { bareCode, isWrongCode } from './proof.ts';
import { spellSecret, turnTwoStepOn } from './proof.two-step.ts';
import { CodeField } from './code-field.tsx';
import { CopyButton } from '../copy-button.tsx';
import classes from './two-step.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr/qr-code.tsx')).QrCode }));
const loadSchema = () => import('./proof.forms.ts').then((forms) => forms.CodeSchema);

function SecretStep({ secret: { secret, uri } }: { secret: AppSecret }) {
  const t = useTranslations('settings.twoStep');
  return (
    <li className={classes.step}>
      <h3>{t('scanTitle')}</h3>
      <p>{t('scanText')}</p>
      <div className={classes.qr}>
        <Suspense fallback={null}>
          <QrCode text={uri} label={t('qr')} />
        </Suspense>
      </div>
      <p>{t('typeText')}</p>
      <p className={classes.secret}>
        <code dir="ltr">{spellSecret(secret)}</code>
        <CopyButton text={secret} label={t('copySecret')} />
      </p>
    </li>
  );
}

interface TwoStepSetupProps {
  secret: AppSecret;
  onOn: (recoveryCodes: readonly string[]) => void;
  onStop: () => void;
}

/** Nothing changes until a code shows that the app has the secret. */
export function TwoStepSetup({ secret, onOn, onStop }: TwoStepSetupProps) {
  const t = useTranslations('settings.twoStep');
  const proof = useTranslations('proof');
  const problemText = useProblemText();
  const send = async ({ code }: { code: string }) => {
    try {
      onOn((await turnTwoStepOn(bareCode(code))).recoveryCodes);
      return {};
    } catch (problem) {
      if (isWrongCode(problem)) return { code: proof('codeWrong') };
      throw problem;
    }
  };
  const explain = () => proof('codeNotValid');
  const form = useContractForm({ initial: { code: '' }, loadSchema, explain, send });
  return (
    <form noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <ol className={classes.steps}>
        <SecretStep secret={secret} />
        <li className={classes.step}>
          <h3>{t('codeTitle')}</h3>
          <div className={classes.code}>
            <CodeField
              kind="app"
              value={form.values.code}
              error={form.errors['code']}
              onChange={(code) => form.set('code', code)}
            />
          </div>
        </li>
      </ol>
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {t('turnOn')}
        </Button>
        <Button variant="default" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </form>
  );
}
