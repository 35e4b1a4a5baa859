import '../../../ui/styles/fields.css';
import '../../../ui/styles/shortcuts.css';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { PersonLine, Role } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import classes from './edit-person-screen.module.css';
import { roles } from '../people.places.ts';
import { usePeopleProblemText } from '../use-people-problem-text.ts';
import { type PersonValues, usePersonForm } from './use-person-form.ts';

interface PersonFormProps {
  person: PersonLine;
  onDone: () => void;
}

export function PersonForm({ person, onDone }: PersonFormProps) {
  const t = useTranslations('people');
  const problemText = usePeopleProblemText();
  const words = usePersonWords();
  const { form, question, answer } = usePersonForm(person, onDone);
  const { values, errors } = form;
  return (
    <div className={classes.card}>
      <EditorForm
        form={form}
        words={words}
        problemText={problemText}
        saveLabel={t('edit.save')}
        extra={
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
        }
      >
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
        <TextInput label={t('columns.company')} {...form.text('company')} />
        <Switch
          label={t('edit.active')}
          description={t('edit.activeText')}
          {...form.flag('isActive')}
        />
      </EditorForm>
      <ConfirmDialog
        opened={question.isOpen}
        title={t(`ask.${question.about}.title`)}
        text={t(`ask.${question.about}.text`)}
        stay={t('cancel')}
        go={t(`ask.${question.about}.go`)}
        onStay={() => answer(false)}
        onGo={() => answer(true)}
      />
    </div>
  );
}

function usePersonWords(): FieldWords<keyof PersonValues> {
  const t = useTranslations('people');
  return {
    name: (name) => t(name === 'isActive' ? 'edit.active' : `columns.${name}`),
    value: (name, value) => (name === 'role' ? t(`roles.${value as Role}`) : undefined),
  };
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
