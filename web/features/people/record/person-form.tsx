import '../../../ui/styles/shortcuts.css';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { PersonLine, Role } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './edit-person-screen.module.css';
import { roles } from '../people.places.ts';
import { usePeopleProblemText } from '../use-people-problem-text.ts';
import { usePersonForm } from './use-person-form.ts';

interface PersonFormProps {
  person: PersonLine;
  onDone: () => void;
}

export function PersonForm({ person, onDone }: PersonFormProps) {
  const t = useTranslations('people');
  const problemText = usePeopleProblemText();
  const { form, isLeaving, question, answer } = usePersonForm(person, onDone);
  const { values, errors, problem } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} ref={submitOnModEnter}>
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <OwnFacts person={person} />
      <NativeSelect
        name="role"
        label={t('columns.role')}
        description={t(`edit.${values.role}Text`)}
        data={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        value={values.role}
        error={errors['role']}
        onChange={(event) => form.set('role', event.currentTarget.value as Role)}
      />
      <TextInput
        name="company"
        label={t('columns.company')}
        value={values.company}
        error={errors['company']}
        onChange={(event) => form.set('company', event.currentTarget.value)}
      />
      <Switch
        name="isActive"
        label={t('edit.active')}
        description={t('edit.activeText')}
        checked={values.isActive}
        onChange={(event) => form.set('isActive', event.currentTarget.checked)}
      />
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {t('edit.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
      <ConfirmDialog
        opened={question.isOpen}
        title={t(`ask.${question.about}.title`)}
        text={t(`ask.${question.about}.text`)}
        stay={t('cancel')}
        go={t(`ask.${question.about}.go`)}
        onStay={() => answer(false)}
        onGo={() => answer(true)}
      />
      <LeaveGuard isDirty={form.isDirty && !isLeaving} />
    </form>
  );
}

/** What only the person can change, so that nobody looks for it among the fields. */
function OwnFacts({ person }: { person: PersonLine }) {
  const t = useTranslations('people');
  return (
    <div className={classes.own}>
      <dl>
        <div>
          <dt>{t('columns.name')}</dt>
          <dd>{person.fullName || '–'}</dd>
        </div>
        <div>
          <dt>{t('person.username')}</dt>
          <dd>{person.username}</dd>
        </div>
        <div>
          <dt>{t('person.email')}</dt>
          <dd>{person.email}</dd>
        </div>
      </dl>
      <p>{t('edit.own')}</p>
    </div>
  );
}
