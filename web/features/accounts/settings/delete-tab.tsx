import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { session } from '../../../platform/session/session.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { deleteAccount } from './settings.ts';
import classes from './data-tab.module.css';
import form from './settings-form.module.css';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.FarewellSchema);

const fates = {
  goes: ['names', 'settings', 'signIn', 'exports'],
  stays: ['shared', 'record'],
} as const;

function Fate({ kind }: { kind: keyof typeof fates }) {
  const t = useTranslations('settings.farewell');
  return (
    <section className={classes.list} aria-labelledby={`farewell-${kind}`}>
      <h3 id={`farewell-${kind}`}>{t(`${kind}.title`)}</h3>
      <ul>
        {kind === 'goes'
          ? fates.goes.map((what) => <li key={what}>{t(`goes.${what}`)}</li>)
          : fates.stays.map((what) => <li key={what}>{t(`stays.${what}`)}</li>)}
      </ul>
    </section>
  );
}

const isLastAdmin = (problem: unknown) =>
  problem instanceof CallProblem && problem.code === 'people.last_admin';

/** Says what goes and what stays; the address is typed, so that nobody goes by a slip. */
export function DeleteTab() {
  const t = useTranslations('settings.farewell');
  const problemText = useProblemText();
  const { values, errors, ...farewell } = useContractForm({
    initial: { email: '' },
    loadSchema,
    explain: ({ keyword }) => t(keyword === 'server' ? 'emailDiffers' : 'emailMissing'),
    send: async ({ email }) => {
      await deleteAccount(email.trim());
      // Whoever signs in here next begins at the start.
      history.replaceState(null, '', '/');
      session.clear('deleted');
    },
  });
  const problem = farewell.problem;
  return (
    <form className={form.form} noValidate onSubmit={farewell.submit}>
      <div className={classes.lists}>
        <Fate kind="goes" />
        <Fate kind="stays" />
      </div>
      <Notice tone="warning">{t('final')}</Notice>
      {problem !== undefined && (
        <Notice tone="danger">
          {isLastAdmin(problem) ? t('lastAdmin') : problemText(problem)}
        </Notice>
      )}
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        autoComplete="off"
        value={values.email}
        error={errors['email']}
        onChange={(event) => farewell.set('email', event.currentTarget.value)}
      />
      <div>
        <Button type="submit" color="red" loading={farewell.busy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
